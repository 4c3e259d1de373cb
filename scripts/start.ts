import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { loadLocalEnvironment, localOrigin } from './local-environment.ts';
import { takenPorts } from './ports.ts';
import { ROOT, runTogether, startProcess, waitForAnswer } from './processes.ts';

const READY_WITHIN_MS = 30_000;

/** A folder of its own, so that tests can build at the same time. */
const SERVED = 'dist-started';

async function start(): Promise<number> {
  const { ports, variables } = loadLocalEnvironment();
  const taken = await takenPorts(ports, ['site', 'appHost', 'qrGenerator', 'studio']);
  if (taken.length > 0) {
    console.error(taken.join('\n'));
    return 1;
  }
  if (!(await buildSite({ SITE_COMPRESSION: 'fast', ...variables }))) return 1;
  const site = join(ROOT, 'apps/site');
  await rm(join(site, SERVED), { recursive: true, force: true });
  await cp(join(site, 'dist'), join(site, SERVED), { recursive: true });

  const processes = {
    'The sandbox': startProcess(process.execPath, ['src/main.ts'], {
      folder: 'apps/sandbox',
      variables,
      output: 'errors',
    }),
    "The site's server": startProcess(process.execPath, ['build/hosting/serve.ts'], {
      folder: 'apps/site',
      variables: { ...variables, SITE_DIST: SERVED },
      output: 'errors',
    }),
  };
  return runTogether(processes, async (signal) => {
    await Promise.all([
      waitForAnswer(`${localOrigin(ports.site)}/`, READY_WITHIN_MS, signal),
      waitForAnswer(`${localOrigin(ports.appHost)}/health`, READY_WITHIN_MS, signal),
    ]);
    console.log(`
  Site           ${localOrigin(ports.site)}
  App host       ${localOrigin(ports.appHost)}
  QR generator   ${localOrigin(ports.qrGenerator)}
  Studio         ${localOrigin(ports.studio)}

Ctrl-C stops them all.`);
  });
}

process.exitCode = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
