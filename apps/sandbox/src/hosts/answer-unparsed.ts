import type { Duplex } from 'node:stream';

/** Response headers that pages may read (packages/api-client/docs/cors.md). */
export const EXPOSED_HEADERS = ['date', 'retry-after', 'x-request-id'];

export const MALFORMED = 'The request is malformed: its URL, a header or its length.';

/** Answers a request that Node cannot parse in the format of all errors, for the site too. */
export function answerUnparsed(
  error: Error & { rawPacket?: Buffer },
  socket: Duplex,
  siteOrigins: readonly string[],
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [, origin] = /^origin: *(\S+)/im.exec(error.rawPacket?.toString('latin1') ?? '') ?? [];
  const allowed = siteOrigins.find((one) => one === origin);
  const body = JSON.stringify({ message: MALFORMED, code: 'bad-request' });
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...(allowed === undefined
      ? []
      : [
          `Access-Control-Allow-Origin: ${allowed}`,
          `Access-Control-Expose-Headers: ${EXPOSED_HEADERS.join(', ')}`,
        ]),
    'Vary: Origin',
  ];
  socket.end([...head, '', body].join('\r\n'));
}
