/**
 * Writes the `*.generated.ts` files in `src` from the language folders. The build runs it; run it (`pnpm messages`) and
 * commit the result after adding or removing a language or a messages file.
 */
import { readdirSync, rmSync } from 'node:fs';
import { generatedSources } from './generated-sources.ts';
import { writeChanged } from './write-changed.ts';

const src = new URL('../src/', import.meta.url);
const folder = new URL('messages/', src);
const sources = generatedSources();
for (const [file, source] of sources) writeChanged(new URL(file, src), source);
for (const file of readdirSync(folder)) {
  if (file.endsWith('.generated.ts') && !sources.has(`messages/${file}`))
    rmSync(new URL(file, folder));
}
