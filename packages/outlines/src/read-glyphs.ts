import { readFileSync } from 'node:fs';
import type { GlyphTable } from './set-line.ts';

/** Reads the glyphs in Node. Not imported: the compiler would infer a type as large as the file. */
export function readGlyphs(): GlyphTable {
  return JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8')) as GlyphTable;
}
