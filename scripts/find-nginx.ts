import { NGINX_FOLDERS } from '../apps/site/build/hosting/locate-nginx.ts';
import { installPackages, type Machine } from './machine.ts';

/** nginx, with the module that serves brotli. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Printed at the end of a run without it. */
export const NGINX_MISSING =
  'nginx: none on this machine and none could be installed, so the configuration that is published was not ' +
  'tested. NGINX_PATH can name one.';

/**
 * Path of an nginx: the one of `NGINX_PATH`, one of the system, or else Debian's, which is installed
 * now when this is root's machine, with the module that serves brotli where there is one.
 * @returns nothing when there is none, except in CI
 * @throws Error when `NGINX_PATH` names no file, or there is none in CI
 */
export async function findNginx(machine: Machine): Promise<string | undefined> {
  const { environment, exists, find } = machine;
  const chosen = environment['NGINX_PATH'] ?? '';
  if (chosen !== '') {
    if (exists(chosen)) return chosen;
    throw new Error(
      `NGINX_PATH is ${JSON.stringify(chosen)}, but there is no such file, so the tests of the ` +
        'hosting cannot run. Set it to the path of an nginx, or leave it out.',
    );
  }

  const installed = () =>
    find('nginx') ?? NGINX_FOLDERS.map((folder) => `${folder}/nginx`).find((file) => exists(file));
  const present = installed();
  if (present !== undefined) return present;

  console.log('There is no nginx on this machine; installing one …');
  await installPackages(machine, ...NGINX_PACKAGES);
  // Older systems have no package of the module.
  if (installed() === undefined) await installPackages(machine, 'nginx');
  const added = installed();
  if (added === undefined && (environment['CI'] ?? '') !== '') throw new Error(NGINX_MISSING);
  return added;
}
