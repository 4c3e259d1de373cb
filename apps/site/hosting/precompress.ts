import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

import type { Encoding } from './encodings.ts';
import { ENCODINGS } from './encodings.ts';
import { listFiles } from './list-files.ts';

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|txt|xml|webmanifest|ico)$/;

/** Below this one packet carries the file anyway. */
const SMALLEST_BYTES = 512;

/** Zstandard has levels up to 22; those above this one cost every reader more memory. */
const ZSTD_LEVEL = 19;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gzipped = promisify(gzip);

const COMPRESS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  zstd: (content) =>
    zstd(content, {
      params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
      pledgedSrcSize: content.byteLength,
    }),
  gzip: (content) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br`, a `.zst` and a `.gz` beside every text file of a build, at the highest useful level:
 * it is done once, so that no request ever waits for it. A file whose copy is newer than itself is
 * left out.
 */
export async function precompress(distFolder: string): Promise<void> {
  for (const file of await listFiles(distFolder)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const { size, mtimeMs } = await stat(file);
    if (size < SMALLEST_BYTES || (await modified(`${file}.gz`)) > mtimeMs) continue;
    const content = await readFile(file);
    await Promise.all(
      ENCODINGS.map(async ({ encoding, extension }) => {
        await writeFile(file + extension, await COMPRESS[encoding](content));
      }),
    );
  }
}

async function modified(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}
