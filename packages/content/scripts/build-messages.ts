/**
 * Writes what is generated from the folders of the languages: `src/locales.generated.ts` and `src/messages/generated`.
 * Run it after adding or removing a language or a file of texts (`pnpm messages`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readLocaleFolders } from './locale-folders.ts';
import { localesSource } from './locales-source.ts';
import { messagesSources } from './messages-source.ts';
import { readNamespaces, readUntranslated } from './namespaces.ts';

const src = new URL('../src/', import.meta.url);
writeFileSync(new URL('locales.generated.ts', src), localesSource(readLocaleFolders()));

const folder = new URL('messages/generated/', src);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const namespaces = readNamespaces();
for (const [file, source] of messagesSources(namespaces, readUntranslated(namespaces))) {
  writeFileSync(new URL(file, folder), source);
}
