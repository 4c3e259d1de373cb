import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readHostingPlan } from '../hosting/hosting-plan.ts';
import { precompress } from '../hosting/precompress.ts';
import { floorPage, styleHashes } from './floor-page.ts';

export interface FloorBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies a build, with its home page replaced by the floor and the policy made to fit it. */
export async function makeFloorBuild(distFolder: string): Promise<FloorBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-floor-'));
  await cp(distFolder, folder, { recursive: true, preserveTimestamps: true });
  const floor = floorPage(await readFile(join(distFolder, 'index.html'), 'utf8'));
  const plan = { ...readHostingPlan(distFolder), styleHashes: styleHashes(floor) };
  await rm(join(folder, 'index.html.br'), { force: true });
  await rm(join(folder, 'index.html.gz'), { force: true });
  await writeFile(join(folder, 'index.html'), floor);
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(plan));
  await precompress(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
