/** Writes `src/messages/generated`. Run it after adding or removing a file of texts (`pnpm messages`). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { messagesSources } from './messages-source.ts';
import { readNamespaces } from './namespaces.ts';

const folder = new URL('../src/messages/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, source] of messagesSources(readNamespaces())) {
  writeFileSync(new URL(file, folder), source);
}
