import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Nginx {
  readonly command: string;
  /** The module that serves `.br` copies, where it is installed. */
  readonly brotliModule: string | undefined;
}

/** Where else to look: Debian keeps it where only root's path leads. */
export const NGINX_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Path of an nginx of this machine: the one of `NGINX_PATH`, or else the first that is found. */
export function locateNginx(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const chosen = environment['NGINX_PATH'] ?? '';
  if (chosen !== '') return chosen;
  return [...(environment['PATH'] ?? '').split(delimiter), ...NGINX_FOLDERS]
    .map((folder) => join(folder, 'nginx'))
    .find(isExecutable);
}

/** Asks an nginx where its modules are. */
export function describeNginx(command: string): Nginx {
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const module = folder && join(folder, 'ngx_http_brotli_static_module.so');
  return {
    command,
    brotliModule: module !== undefined && existsSync(module) ? module : undefined,
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
