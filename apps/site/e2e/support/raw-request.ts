import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** SHA-256 of the raw body, still compressed. */
  readonly bodyHash: string;
  readonly bodyLength: number;
}

export interface RawQuestion {
  /** Sent unchanged; a browser or `fetch` would normalize it. */
  readonly path: string;
  /** @default 'GET' */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a local server without redirects, decoding or normalization. */
export function askRaw(origin: string, question: RawQuestion): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { path, method = 'GET', headers = {} } = question;
  return new Promise((resolve, reject) => {
    // A kept connection may have been closed by the server meanwhile.
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bodyHash: createHash('sha256').update(body).digest('hex'),
          bodyLength: body.byteLength,
        });
      });
    })
      .once('error', reject)
      .end();
  });
}
