import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { headerRules } from './headers.ts';
import { readHostingPlan } from './hosting-plan.ts';
import { describeNginx } from './locate-nginx.ts';
import { nginxFile } from './nginx-file.ts';
import { nginxMainFile } from './nginx-main-file.ts';

export interface NginxServer {
  /** Resolves with the exit code, after the temporary folder has been removed. */
  readonly ended: Promise<number>;
  stop(): void;
}

/**
 * Serves a build by a local nginx as the current user, with the container's configuration and a temporary folder for
 * everything it writes.
 * @throws Error when the folder holds no build
 */
export async function startNginx(
  command: string,
  distFolder: string,
  port: number,
): Promise<NginxServer> {
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
