/** Writes `src/messages/generated.ts`. Run it after adding or removing a file of texts (`pnpm messages`). */
import { writeFileSync } from 'node:fs';
import { messagesSource } from './messages-source.ts';
import { readNamespaces } from './namespaces.ts';

writeFileSync(
  new URL('../src/messages/generated.ts', import.meta.url),
  messagesSource(readNamespaces()),
);
