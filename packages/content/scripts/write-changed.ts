import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file only if its content differs: a process that runs in parallel never reads half of an unchanged file. */
export function writeChanged(file: URL, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
