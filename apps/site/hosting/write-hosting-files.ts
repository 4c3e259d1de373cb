import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { headersFile } from './headers-file.ts';
import { headerRules } from './headers.ts';
import { readHostingPlan } from './hosting-plan.ts';
import { nginxFile } from './nginx-file.ts';
import { redirectsFile } from './redirects-file.ts';

/**
 * Writes `_headers`, `_redirects` and `nginx.conf` into a build's folder, from its `hosting.json`.
 * @throws Error as {@link readHostingPlan} and {@link headersFile} do
 */
export async function writeHostingFiles(distFolder: string): Promise<void> {
  const plan = readHostingPlan(distFolder);
  const rules = headerRules(plan);
  await Promise.all([
    writeFile(join(distFolder, '_headers'), headersFile(rules)),
    writeFile(join(distFolder, '_redirects'), redirectsFile(plan)),
    writeFile(join(distFolder, 'nginx.conf'), nginxFile(plan, rules)),
  ]);
}
