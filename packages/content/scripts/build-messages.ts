/**
 * Writes what is generated from the folders of the languages: `src/locales.generated.ts` and `src/messages/generated`.
 * The build runs it; run it after adding or removing a language or a file of texts too (`pnpm messages`), and commit the result.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { generatedSources } from './generated-sources.ts';
import { writeChanged } from './write-changed.ts';

const src = new URL('../src/', import.meta.url);
const folder = new URL('messages/generated/', src);
mkdirSync(folder, { recursive: true });
const sources = generatedSources();
for (const [file, source] of sources) writeChanged(new URL(file, src), source);
for (const file of readdirSync(folder)) {
  if (!sources.has(`messages/generated/${file}`)) rmSync(new URL(file, folder));
}
