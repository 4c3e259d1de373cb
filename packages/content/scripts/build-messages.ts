/**
 * Writes what is generated from the folders of the languages: the files `*.generated.ts` in `src`.
 * The build runs it; run it after adding or removing a language or a file of messages too (`pnpm messages`), and commit the result.
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
