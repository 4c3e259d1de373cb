import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressedCopy, listFiles } from './precompress.ts';

/** File of a release that lists its own assets; it is published so that the next release can read it. */
export const ASSET_LIST = 'assets.json';

/** Reads a file by its path below the release, such as `assets/app-1a2b.js`; `undefined` when it is missing. */
export type PreviousRelease = (path: string) => Promise<Uint8Array | undefined>;

const ASSET_NAME = /^(?!\.)[\w.-]+$/;

/**
 * Returns the assets of the previous release to keep for visitors with its pages still open: all of its own that this
 * release lacks. Assets it had itself kept are not in its list, so they expire.
 * @throws Error when a name could lead out of the folder
 */
export function assetsToKeep(current: readonly string[], previous: readonly string[]): string[] {
  const wrong = previous.find((name) => !ASSET_NAME.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `[site] The ${ASSET_LIST} of the previous release lists ${JSON.stringify(wrong)}, which is not a ` +
        'name of an asset, so none was kept. Check that the URL is that of this site.',
    );
  }
  return previous.filter((name) => !current.includes(name));
}

/** Lists a build's own assets in its folder. Call it before {@link keepAssets} adds others. */
export async function writeAssetList(distFolder: string): Promise<void> {
  const files = await listFiles(join(distFolder, 'assets'));
  const names = files.filter((name) => !isCompressedCopy(name));
  await writeFile(join(distFolder, ASSET_LIST), `${JSON.stringify(names, null, 1)}\n`);
}

/** Copies the assets of the previous release into a release, for one more deploy, and returns their names. */
export async function keepAssets(
  releaseFolder: string,
  readPrevious: PreviousRelease,
): Promise<readonly string[]> {
  const list = await readPrevious(ASSET_LIST);
  if (list === undefined) return [];
  const current = JSON.parse(await readFile(join(releaseFolder, ASSET_LIST), 'utf8')) as string[];
  const retained = assetsToKeep(current, JSON.parse(new TextDecoder().decode(list)) as string[]);
  await mkdir(join(releaseFolder, 'assets'), { recursive: true });
  await Promise.all(
    retained.map(async (name) => {
      const content = await readPrevious(`assets/${name}`);
      if (content === undefined) {
        throw new Error(
          `[site] The previous release lists assets/${name} but does not have it, so pages of it ` +
            'that are still open would break. Check that the place of the release is right.',
        );
      }
      await writeFile(join(releaseFolder, 'assets', name), content);
    }),
  );
  return retained;
}

export function releaseInFolder(folder: string): PreviousRelease {
  return async (path) => {
    try {
      return await readFile(join(folder, path));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

export function releaseAtOrigin(origin: string): PreviousRelease {
  return async (path) => {
    const url = new URL(path, `${new URL(origin).origin}/`);
    const response = await fetch(url, { redirect: 'error' }).catch((error: unknown) => {
      throw unreachable(`${url.href} cannot be reached`, error);
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw unreachable(`${url.href} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

function unreachable(what: string, cause?: unknown): Error {
  return new Error(
    `[site] ${what}, so the assets of the previous release cannot be kept. Try again when the site ` +
      'answers; leave it out when this is the first release.',
    { cause },
  );
}
