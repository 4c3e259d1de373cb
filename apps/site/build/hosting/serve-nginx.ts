import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from '@waypage/scripts/processes.ts';
import { headerRules } from './headers.ts';
import { readHostingPlan } from './hosting-plan.ts';
import { findBrotliModule, locateNginx } from './locate-nginx.ts';
import { nginxFile, nginxMainFile } from './nginx-file.ts';

/**
 * Serves a build by a local nginx as the current user, with the container's configuration and a temporary folder for
 * everything it writes. Removes the folder at the end, and returns the exit code.
 */
async function serveWithNginx(command: string, distFolder: string, port: number): Promise<number> {
  const plan = readHostingPlan(distFolder);
  const folder = await mkdtemp(join(tmpdir(), 'waypage-nginx-'));
  const siteFile = join(folder, 'waypage.conf');
  const mainFile = join(folder, 'nginx.conf');
  const temporaryFolder = join(folder, 'temporary');
  await mkdir(temporaryFolder);
  await writeFile(
    siteFile,
    nginxFile(plan, headerRules(plan), { root: resolve(distFolder), port }),
  );
  await writeFile(
    mainFile,
    nginxMainFile({
      siteFile,
      temporaryFolder,
      accessLog: 'off',
      brotliModule: findBrotliModule(command),
      // As root, nginx would run its workers as a user who may not be allowed to read the build.
      user: process.getuid?.() === 0 ? 'root' : undefined,
    }),
  );
  const child = spawn(command, ['-p', folder, '-c', mainFile, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => child.kill('SIGTERM'));
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  await rm(folder, { recursive: true });
  return code ?? 1;
}

await runCommand(async () => {
  const command = locateNginx(process.env);
  if (command === undefined) {
    throw new Error(
      '[site] There is no nginx on this machine, so it cannot serve the site. Install it, or set ' +
        'NGINX_PATH to the path of one.',
    );
  }
  const { SITE_DIST: dist = 'dist', NGINX_PORT: port = 4193 } = process.env;
  process.exitCode = await serveWithNginx(command, dist, Number(port));
});
