import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '@waypage/scripts/find-command.ts';

/** Path of the nginx to use: `NGINX_PATH`, or else the first one found. */
export function locateNginx(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const chosen = environment['NGINX_PATH'] ?? '';
  if (chosen !== '') return chosen;
  // Debian installs nginx where only root's path leads.
  return findCommand('nginx', environment, ['/usr/sbin', '/usr/local/sbin']);
}

/** Path of the module of an nginx that serves `.br` files, if it is installed. */
export function findBrotliModule(command: string): string | undefined {
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const module = folder && join(folder, 'ngx_http_brotli_static_module.so');
  return module !== undefined && existsSync(module) ? module : undefined;
}
