import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { memoize } from '../memoize.ts';
import { isHostConfig } from './hosting-plan.ts';
import { ENCODINGS, isCompressedCopy, listFiles } from './precompress.ts';

type Encoding = (typeof ENCODINGS)[number]['encoding'];

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Extensions of files that are not pages, without the dot: nobody would see a not-found page in their place. */
export const FILE_EXTENSIONS = Object.keys(CONTENT_TYPES).flatMap((extension) =>
  extension === '.html' ? [] : [extension.slice(1)],
);

export interface StaticFile {
  readonly contentType: string;
  /** A strong ETag that differs for each encoding. */
  readonly etag: string;
  readonly encoding?: Encoding;
  /** Whether the file exists in several encodings, so that the response needs `Vary`. */
  readonly varies: boolean;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Returns a function that looks up a file in the list made now, never on the disk, so that no request can read anything
 * outside of the build. It takes a URL relative to the build's folder, such as `/assets/app.js`, and the request's
 * `Accept-Encoding`.
 */
export async function openStaticFiles(
  distFolder: string,
): Promise<(url: string, acceptEncoding: string) => Promise<StaticFile | undefined>> {
  const disk = new Map(
    (await listFiles(distFolder)).map((file) => [`/${file}`, join(distFolder, file)]),
  );
  const etagOf = memoize(
    async (file: string) => `"${hash('sha256', await readFile(file), 'base64url').slice(0, 22)}"`,
  );

  return async (url, acceptEncoding) => {
    const plain = isServed(url) ? disk.get(url) : undefined;
    if (plain === undefined) return undefined;
    const copies = ENCODINGS.filter(({ extension }) => disk.has(url + extension));
    const packed = copies.find(({ encoding }) => accepts(acceptEncoding, encoding));
    const file = packed ? plain + packed.extension : plain;
    return {
      contentType: CONTENT_TYPES[extname(url)] ?? 'application/octet-stream',
      etag: await etagOf(file),
      ...(packed && { encoding: packed.encoding }),
      varies: copies.length > 0,
      read: async () => new Uint8Array(await readFile(file)),
    };
  };
}

/** Hidden files and folders, except the one that RFC 8615 reserves for well-known URLs. */
const HIDDEN = /\/\.(?!well-known\/)/;

function isServed(url: string): boolean {
  return !isHostConfig(url) && !isCompressedCopy(url) && !HIDDEN.test(url);
}

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
