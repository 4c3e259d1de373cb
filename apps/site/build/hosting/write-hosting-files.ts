import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cloudflareFiles, type HostFiles } from './cloudflare.ts';
import { headerRules } from './headers.ts';
import { CONFIG_FOLDER, readHostingPlan } from './hosting-plan.ts';
import { nginxFile, nginxMainFile } from './nginx-file.ts';

export const HOSTS = ['cloudflare', 'nginx'] as const;

export type Host = (typeof HOSTS)[number];

/** Writes the configuration of each host into `hosting/<host>` of a build's folder, from its `hosting.json`. */
export async function writeHostingFiles(distFolder: string): Promise<void> {
  const plan = readHostingPlan(distFolder);
  const rules = headerRules(plan);
  const files: Readonly<Record<Host, HostFiles>> = {
    cloudflare: cloudflareFiles(plan, rules),
    nginx: {
      'waypage.conf': nginxFile(plan, rules),
      'nginx.conf': nginxMainFile({
        siteFile: '/etc/waypage/waypage.conf',
        temporaryFolder: '/tmp',
        accessLog: '/dev/stdout',
        brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
      }),
    },
  };
  for (const host of HOSTS) {
    const folder = join(distFolder, CONFIG_FOLDER, host);
    await mkdir(folder, { recursive: true });
    await Promise.all(
      Object.entries(files[host]).map(([name, text]) => writeFile(join(folder, name), text)),
    );
  }
}
