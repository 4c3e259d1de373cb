/**
 * Writes the `*.generated.ts` files in `src` from the language folders. The build runs it; run it (`pnpm messages`) and
 * commit the result after adding or removing a language or a messages file.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generatedSources } from './generated-sources.ts';

/** Writes a file only if its content differs: a process that runs in parallel never reads half of an unchanged file. */
function writeChanged(file: URL, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const src = new URL('../src/', import.meta.url);
const folder = new URL('messages/', src);
const sources = generatedSources();
for (const [file, source] of sources) writeChanged(new URL(file, src), source);
for (const file of readdirSync(folder)) {
  if (file.endsWith('.generated.ts') && !sources.has(`messages/${file}`))
    rmSync(new URL(file, folder));
}
