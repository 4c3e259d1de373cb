import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

export interface ServedFolder {
  readonly url: string;
  readonly close: () => void;
}

export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(join(folder, file)).then(
      (content) => {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${String(port)}/`, close: () => server.close() };
}
