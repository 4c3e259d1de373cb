export type { GlyphTable, GlyphWidth } from './glyph-table.ts';
export { setLine, toAlphabet, type Alphabet, type SetLine } from './set-line.ts';
