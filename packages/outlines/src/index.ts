export * from './finders.ts';
export * from './paths.ts';
export * from './pdf-steps.ts';
export { setLine, type Alphabet, type GlyphTable } from './set-line.ts';
export * from './text-path.ts';
