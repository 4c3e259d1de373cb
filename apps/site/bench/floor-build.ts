import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pageFile, readHostingPlan } from '#build/hosting/hosting-plan.ts';
import { precompress } from '#build/hosting/precompress.ts';
import { floorPage, styleHashes } from './floor-page.ts';

export interface FloorBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies a build, with the pages at some addresses replaced by their floors and the policy made to fit them. */
export async function makeFloorBuild(
  distFolder: string,
  addresses: readonly string[],
): Promise<FloorBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-floor-'));
  await cp(distFolder, folder, { recursive: true, preserveTimestamps: true });
  const hashes: string[] = [];
  for (const address of addresses) {
    const file = join(folder, pageFile(address));
    const floor = floorPage(await readFile(file, 'utf8'));
    hashes.push(...styleHashes(floor));
    await writeFile(file, floor);
  }
  const plan = { ...readHostingPlan(distFolder), styleHashes: hashes };
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(plan));
  // Floors are newer than the compressed copies of their pages, and so compressed anew.
  await precompress(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
