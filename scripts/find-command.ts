import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the full path of a command in `PATH` or else in further folders, or `undefined`. */
export function findCommand(
  command: string,
  environment: Readonly<Record<string, string | undefined>>,
  folders: readonly string[] = [],
): string | undefined {
  return [...(environment['PATH'] ?? '').split(delimiter), ...folders]
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
