import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headerRules } from './headers.ts';
import { readHostingPlan } from './hosting-plan.ts';
import { describeNginx, locateNginx } from './locate-nginx.ts';
import { nginxFile } from './nginx-file.ts';
import { nginxMainFile } from './nginx-main-file.ts';

interface NginxServer {
  /** Resolves with the exit code, after the temporary folder has been removed. */
  readonly ended: Promise<number>;
  stop(): void;
}

/**
 * Serves a build by a local nginx as the current user, with the container's configuration and a temporary folder for
 * everything it writes.
 * @throws Error when the folder holds no build
 */
async function startNginx(command: string, distFolder: string, port: number): Promise<NginxServer> {
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
      brotliModule: describeNginx(command).brotliModule,
      // As root, nginx would run its workers as a user who may not be allowed to read the build.
      user: process.getuid?.() === 0 ? 'root' : undefined,
    }),
  );
  const child = spawn(command, ['-p', folder, '-c', mainFile, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      void rm(folder, { recursive: true }).then(() => {
        done(code ?? 1);
      });
    });
  });
  return {
    ended,
    stop() {
      child.kill('SIGTERM');
    },
  };
}

const command = locateNginx(process.env);

try {
  if (command === undefined) {
    throw new Error(
      '[site] There is no nginx on this machine, so it cannot serve the site. Install it, or set ' +
        'NGINX_PATH to the path of one.',
    );
  }
  const server = await startNginx(
    command,
    process.env['SITE_DIST'] ?? 'dist',
    Number(process.env['NGINX_PORT'] ?? 4193),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop();
    });
  }
  process.exitCode = await server.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
