import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export type Designer = ReturnType<typeof readDesigner>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Reads the built designer into memory. Serving only files of this map prevents path traversal; files of unknown types
 * are omitted.
 */
export function readDesigner(folder: string) {
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const files = new Map<string, { bytes: Buffer; type: string }>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    files.set(path.replaceAll(sep, '/'), { bytes: readFileSync(join(folder, path)), type });
  }
  return files;
}
