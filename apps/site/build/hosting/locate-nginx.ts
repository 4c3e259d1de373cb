import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findCommand } from '@waypage/scripts/find-command.ts';

export interface Nginx {
  readonly command: string;
  readonly brotliModule: string | undefined;
}

/** Searched after `PATH`: Debian installs nginx where only root's path leads. */
export const NGINX_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Path of the nginx to use: `NGINX_PATH`, or else the first one found. */
export function locateNginx(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const chosen = environment['NGINX_PATH'] ?? '';
  if (chosen !== '') return chosen;
  return findCommand('nginx', environment, NGINX_FOLDERS);
}

export function describeNginx(command: string): Nginx {
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const module = folder && join(folder, 'ngx_http_brotli_static_module.so');
  return {
    command,
    brotliModule: module !== undefined && existsSync(module) ? module : undefined,
  };
}
