import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export interface DesignerFile {
  bytes: Buffer;
  type: string;
}

export type Designer = ReadonlyMap<string, DesignerFile>;

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
export function readDesigner(folder: string): Designer {
  const files = new Map<string, DesignerFile>();
  for (const path of listFiles(folder)) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    files.set(path.replaceAll(sep, '/'), { bytes: readFileSync(join(folder, path)), type });
  }
  return files;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
