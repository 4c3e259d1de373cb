import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** Paths of the files below a folder, with `/`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** `release` is what visitors get; `fast` is for builds that are only tested. */
export type CompressionLevels = 'release' | 'fast';

interface EncodingRule {
  readonly encoding: 'br' | 'zstd' | 'gzip';
  readonly extension: string;
  readonly levels: Readonly<Record<CompressionLevels, number>>;
  readonly compress: (content: Buffer, level: number) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gzipped = promisify(gzip);

/** Encodings of precompressed files, smallest first (docs/decisions/0017). */
export const ENCODINGS: readonly EncodingRule[] = [
  {
    encoding: 'br',
    extension: '.br',
    levels: { release: constants.BROTLI_MAX_QUALITY, fast: 4 },
    compress: (content, level) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
  },
  {
    encoding: 'zstd',
    extension: '.zst',
    // Zstandard has levels up to 22; those above this one cost every client more memory.
    levels: { release: 19, fast: 3 },
    compress: (content, level) =>
      zstd(content, {
        params: { [constants.ZSTD_c_compressionLevel]: level },
        pledgedSrcSize: content.byteLength,
      }),
  },
  {
    encoding: 'gzip',
    extension: '.gz',
    levels: { release: constants.Z_BEST_COMPRESSION, fast: 5 },
    compress: (content, level) => gzipped(content, { level }),
  },
];

export function isCompressedCopy(file: string): boolean {
  return ENCODINGS.some(({ extension }) => file.endsWith(extension));
}

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|txt|xml|webmanifest|ico|wasm)$/;

const SMALLEST_BYTES = 200;

/** Enough to keep the threads that Node compresses on busy. */
const FILES_AT_ONCE = 4;

/** Writes compressed copies beside every text file that has no newer ones, so that no request waits for them. */
export async function precompress(
  distFolder: string,
  levels: CompressionLevels = 'release',
): Promise<void> {
  const waiting = (await listFiles(distFolder)).filter((file) => COMPRESSIBLE.test(file));
  const compressNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compress(join(distFolder, file), levels);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, compressNext));
}

async function compress(file: string, levels: CompressionLevels): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  const copy = await stat(`${file}.gz`).catch(() => undefined);
  if (size < SMALLEST_BYTES || (copy !== undefined && copy.mtimeMs > mtimeMs)) return;
  const content = await readFile(file);
  await Promise.all(
    ENCODINGS.map(async ({ extension, ...rule }) => {
      await writeFile(file + extension, await rule.compress(content, rule.levels[levels]));
    }),
  );
}

const CHOICES = ['release', 'fast', 'none'] as const satisfies (CompressionLevels | 'none')[];

export function readCompression(text = ''): (typeof CHOICES)[number] {
  if (text === '') return 'release';
  const choice = CHOICES.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new Error(
    `SITE_COMPRESSION is ${JSON.stringify(text)}, so the compression of the build is unknown. ` +
      `Set it to one of ${CHOICES.join(', ')}, or leave it out for release.`,
  );
}
