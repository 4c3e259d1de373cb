import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it says the same already: what runs beside it never reads half of one. */
export function writeChanged(file: URL, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
