import { describe, expect, it } from 'vitest';

import { findNginx } from './find-nginx.ts';
import { exampleMachine } from './testing/example-machine.ts';

const APT = '/usr/bin/apt-get';
const SBIN = '/usr/sbin/nginx';

describe('the nginx of the tests', () => {
  it('is the one of NGINX_PATH, and never another', async () => {
    const environment = { NGINX_PATH: '/opt/nginx' };
    const { machine } = exampleMachine(['/opt/nginx', '/usr/bin/nginx'], { environment });
    expect(await findNginx(machine)).toBe('/opt/nginx');
    const { machine: without } = exampleMachine(['/usr/bin/nginx'], { environment });
    await expect(findNginx(without)).rejects.toThrow(/NGINX_PATH.*no such file/);
  });

  it('is found where Debian puts it, though the path of a user does not name the folder', async () => {
    const { machine, ran } = exampleMachine([SBIN, APT], { isRoot: true });
    expect(await findNginx(machine)).toBe(SBIN);
    expect(ran).toEqual([]);
  });

  it('is installed for root, with the module that serves brotli', async () => {
    const { machine, ran } = exampleMachine([APT], {
      isRoot: true,
      installs: { 'apt-get install': SBIN },
    });
    expect(await findNginx(machine)).toBe(SBIN);
    expect(ran.at(-1)).toMatch(/ nginx libnginx-mod-http-brotli-static$/);
  });

  it('is installed without the module where there is none', async () => {
    const { machine: older, ran } = exampleMachine([APT], { isRoot: true });
    const withPlain = {
      ...older,
      exists: (file: string) =>
        older.exists(file) ||
        (file === SBIN && (ran.at(-1)?.endsWith('recommends nginx') ?? false)),
    };
    expect(await findNginx(withPlain)).toBe(SBIN);
  });

  it('is done without where none can be installed, but not in CI', async () => {
    const { machine, ran } = exampleMachine([APT]);
    expect(await findNginx(machine)).toBeUndefined();
    expect(ran).toEqual([]);
    const { machine: ci } = exampleMachine([], { environment: { CI: 'true' } });
    await expect(findNginx(ci)).rejects.toThrow(/nginx: none.*NGINX_PATH/);
  });
});
