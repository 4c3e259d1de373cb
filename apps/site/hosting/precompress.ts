import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { listFiles } from './list-files.ts';

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|txt|xml|webmanifest|ico)$/;

/** Below this one packet carries the file anyway. */
const SMALLEST_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, at the highest level: it is done
 * once, so that no request ever waits for it. A file whose copy is newer than itself is left out.
 */
export async function precompress(distFolder: string): Promise<void> {
  for (const file of await listFiles(distFolder)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const { size, mtimeMs } = await stat(file);
    if (size < SMALLEST_BYTES || (await modified(`${file}.gz`)) > mtimeMs) continue;
    const content = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

async function modified(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}
