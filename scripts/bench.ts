import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bench, BENCH_IP } from '../apps/site/bench/bench.ts';
import { report } from '../apps/site/bench/report.ts';
import { tlsOrigin } from '../apps/site/bench/tls-proxies.ts';
import { buildSite } from './build-site.ts';
import { findBrowser } from './find-programs.ts';
import { hostVariables, loadFreeEnvironment, localOrigin } from './local-environment.ts';
import { ROOT, runCommand, startProcess, stopSignal, waitForAnswer } from './processes.ts';

/**
 * `pnpm bench [--runs 5] [--every-page] [--dist folder] [--peer URL]`. Without a folder it builds the site first, with
 * the TLS proxies of the local hosts whatever hosts the environment sets. A peer is compared on a slow phone.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      'every-page': { type: 'boolean', default: false },
      dist: { type: 'string' },
      peer: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `--runs is ${JSON.stringify(values.runs)}, but must be a whole number, 1 or more.`,
    );
  }
  const { ports, variables } = await loadFreeEnvironment();
  const hosts = hostVariables(ports, (port) => tlsOrigin(BENCH_IP, port));
  if (values.dist === undefined) await buildSite({ ...variables, ...hosts });
  void stopSignal().then(() => process.exit(130));
  // The page requests its images and the designer, and claims a path.
  const sandbox = startProcess(process.execPath, ['src/main.ts'], {
    folder: 'apps/sandbox',
    variables: { ...variables, SITE_ORIGINS: `https://${BENCH_IP}:${ports.site}` },
    output: 'errors',
  });
  await waitForAnswer(`${localOrigin(ports.appHost)}/health`);
  const measured = await bench({
    distFolder: resolve(values.dist ?? join(ROOT, 'apps/site/dist')),
    chromePath: await findBrowser(),
    port: ports.site,
    hostPorts: [ports.appHost, ports.qrGenerator, ports.studio],
    runs,
    everyPage: values['every-page'],
    peerUrl: values.peer,
  });
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(join(ROOT, 'test-results/bench.json'), JSON.stringify(measured));
  console.log(`\n${report(measured)}\n`);
  await sandbox.stop();
}

await runCommand(run);
