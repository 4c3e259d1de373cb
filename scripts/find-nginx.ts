import { NGINX_FOLDERS } from '../apps/site/build/hosting/locate-nginx.ts';
import { findNamed, findOrInstall, installPackages, type Machine } from './machine.ts';

export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

export const NGINX_MISSING =
  'nginx: none was found and none could be installed, so the published configuration was not ' +
  'tested. NGINX_PATH can name one.';

/**
 * Returns the path of an nginx: `NGINX_PATH`, one of the system, or else Debian's, which is installed as root, with the
 * brotli module if available.
 * @returns `undefined` when there is none, except in CI
 * @throws Error when the file of `NGINX_PATH` is missing, or there is none in CI
 */
export async function findNginx(machine: Machine): Promise<string | undefined> {
  const { environment, exists, find } = machine;
  const nginx =
    (await findNamed(machine, 'NGINX_PATH', 'the tests of the hosting cannot run')) ??
    (await findOrInstall(
      'nginx',
      () => find('nginx') ?? NGINX_FOLDERS.map((folder) => `${folder}/nginx`).find(exists),
      [
        () => installPackages(machine, ...NGINX_PACKAGES),
        // Older systems have no package of the module.
        () => installPackages(machine, 'nginx'),
      ],
    ));
  if (nginx === undefined && (environment['CI'] ?? '') !== '') throw new Error(NGINX_MISSING);
  return nginx;
}
