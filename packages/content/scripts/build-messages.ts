/**
 * Writes the `*.generated.ts` files in `src` from the language folders, before anything is built, checked or tested.
 * Commit `locales.generated.ts` after changing the settings of a language: the scripts read it before anything is built.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from '@waypage/scripts/processes.ts';
import { generatedSources } from './generated-sources.ts';

/** Writes a file only if its content differs: a process that runs in parallel never reads half of an unchanged file. */
function writeChanged(file: URL, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

await runCommand(() => {
  const src = new URL('../src/', import.meta.url);
  const folder = new URL('messages/', src);
  const sources = generatedSources();
  for (const [file, source] of sources) writeChanged(new URL(file, src), source);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.generated.ts') && !sources.has(`messages/${file}`))
      rmSync(new URL(file, folder));
  }
});
