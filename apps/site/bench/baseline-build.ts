import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pageFile, readHostingPlan } from '#build/hosting/hosting-plan.ts';
import { precompress } from '#build/hosting/precompress.ts';
import { baselinePage, styleHashes } from './baseline-page.ts';

export interface BaselineBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies a build, replaces the pages at some URLs by their baselines, and adapts the security policy. */
export async function makeBaselineBuild(
  distFolder: string,
  urls: readonly string[],
): Promise<BaselineBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-baseline-'));
  await cp(distFolder, folder, { recursive: true, preserveTimestamps: true });
  const hashes: string[] = [];
  for (const url of urls) {
    const file = join(folder, pageFile(url));
    const baseline = baselinePage(await readFile(file, 'utf8'));
    hashes.push(...styleHashes(baseline));
    await writeFile(file, baseline);
  }
  const plan = { ...readHostingPlan(distFolder), styleHashes: hashes };
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(plan));
  // Only the baselines are newer than their compressed copies, so only they are compressed again.
  await precompress(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
