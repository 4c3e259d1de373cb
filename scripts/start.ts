import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { loadFreeEnvironment, localOrigin } from './local-environment.ts';
import { ROOT, runCommand, runTogether, startProcess, waitForAnswer } from './processes.ts';

/** A folder of its own, so that tests can build at the same time. */
const SERVED = 'dist-started';

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { at: { type: 'string' } } });
  // The pages of this build take it for the time too.
  if (values.at !== undefined)
    Object.assign(process.env, { SITE_NOW: values.at, VITE_NOW: values.at });
  const { ports, variables } = await loadFreeEnvironment();
  await buildSite({ SITE_COMPRESSION: 'fast', ...variables });
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
  await runTogether(processes, async () => {
    await Promise.all([
      waitForAnswer(`${localOrigin(ports.site)}/`),
      waitForAnswer(`${localOrigin(ports.appHost)}/health`),
    ]);
    console.log(`
  Site           ${localOrigin(ports.site)}
  App host       ${localOrigin(ports.appHost)}
  QR generator   ${localOrigin(ports.qrGenerator)}/qr-code/builder
  Studio         ${localOrigin(ports.studio)}/studio

Ctrl-C stops them all.`);
  });
}

await runCommand(start);
