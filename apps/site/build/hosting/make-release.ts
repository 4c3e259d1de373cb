import { cp, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { campaignPath } from '@waypage/content/desk';
import { isCompressedCopy, precompress } from './precompress.ts';
import { CONFIG_FOLDER, isHostConfig } from './hosting-plan.ts';
import { keepAssets, type PreviousRelease } from './keep-assets.ts';
import type { Host } from './write-hosting-files.ts';

/** File of a release that lists the campaigns whose short URL was printed; published for the next release to read. */
export const PRINTED_CAMPAIGNS = 'printed-campaigns.json';

export interface ReleaseOrder {
  readonly distFolder: string;
  readonly host: Host;
  /** Folder of the release; its previous content is deleted. */
  readonly releaseFolder: string;
  readonly previous?: PreviousRelease | undefined;
}

/**
 * Creates the folder to deploy: the site without the configuration of other hosts, plus the assets of the previous
 * release, whose names it returns. For nginx it adds compressed copies at release levels; its configuration stays
 * outside of the site. Cloudflare compresses on its own and reads its configuration from the site's folder.
 */
export async function makeRelease(order: ReleaseOrder): Promise<readonly string[]> {
  const { distFolder, host, releaseFolder, previous } = order;
  const isNginx = host === 'nginx';
  await rm(releaseFolder, { recursive: true, force: true });
  await cp(distFolder, releaseFolder, {
    recursive: true,
    filter: (source) => {
      const url = `/${relative(distFolder, source).split(sep).join('/')}`;
      // The build may have been compressed at the fast levels of a test.
      return url !== `/${CONFIG_FOLDER}` && !isHostConfig(url) && !isCompressedCopy(url);
    },
  });
  if (!isNginx) {
    await cp(join(distFolder, CONFIG_FOLDER, host), releaseFolder, { recursive: true });
  }
  if (previous) await assertPrintedUrls(releaseFolder, previous);
  const retained = previous ? await keepAssets(releaseFolder, previous) : [];
  if (isNginx) await precompress(releaseFolder);
  return retained;
}

/** Checks that no campaign is lost whose short URL was printed: the print would lead nowhere. */
async function assertPrintedUrls(releaseFolder: string, previous: PreviousRelease): Promise<void> {
  const before = await previous(PRINTED_CAMPAIGNS);
  if (before === undefined) return;
  const names = (file: Uint8Array) => JSON.parse(new TextDecoder().decode(file)) as string[];
  const current = names(await readFile(join(releaseFolder, PRINTED_CAMPAIGNS)));
  const lost = names(before)
    .filter((name) => !current.includes(name))
    .map(campaignPath);
  if (lost.length === 0) return;
  throw new Error(
    `${lost.join(', ')} of the previous release may be printed, and packages/content/campaigns.json does not have it any ` +
      'more, or not as printed. Put it back: a print would lead nowhere. "until" ends a campaign.',
  );
}
