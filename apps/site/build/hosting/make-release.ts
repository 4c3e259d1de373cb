import { cp, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { isCompressedCopy } from './encodings.ts';
import { INSTRUCTIONS_FOLDER, isHostConfig } from './hosting-plan.ts';
import { keepAssets, type PreviousRelease } from './keep-assets.ts';
import { precompress } from './precompress.ts';
import type { Host } from './write-hosting-files.ts';

export interface ReleaseOrder {
  /** The build. */
  readonly distFolder: string;
  readonly host: Host;
  /** Folder of the release; what was there goes. */
  readonly releaseFolder: string;
  /** The release that is out now, if there is one. */
  readonly previous?: PreviousRelease | undefined;
}

/**
 * Makes the folder that is put on a host: the site without the instructions for other hosts, and the
 * assets of the release before. nginx serves compressed copies, which are made here at the levels of a
 * release, and has its instructions outside of the site; Cloudflare compresses by itself and reads its own
 * in it.
 * @returns the names of the assets that were kept
 * @throws Error as {@link keepAssets} does
 */
export async function makeRelease(order: ReleaseOrder): Promise<readonly string[]> {
  const { distFolder, host, releaseFolder, previous } = order;
  const isNginx = host === 'nginx';
  await rm(releaseFolder, { recursive: true, force: true });
  await cp(distFolder, releaseFolder, {
    recursive: true,
    filter: (source) => {
      const url = `/${relative(distFolder, source).split(sep).join('/')}`;
      // The build may have been compressed at the quick levels of a test.
      return url !== `/${INSTRUCTIONS_FOLDER}` && !isHostConfig(url) && !isCompressedCopy(url);
    },
  });
  if (!isNginx) {
    await cp(join(distFolder, INSTRUCTIONS_FOLDER, host), releaseFolder, { recursive: true });
  }
  const kept = previous ? await keepAssets(releaseFolder, previous) : [];
  if (isNginx) await precompress(releaseFolder);
  return kept;
}
