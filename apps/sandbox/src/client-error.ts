import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { EXPOSED_HEADERS } from './hosts/cors.ts';
import type { ErrorCode } from './json-error.ts';

/** Reasons why a request is refused before routing. */
const REFUSALS = {
  timeout: {
    status: 408,
    code: 'request-timeout',
    message: 'The request took too long to arrive.',
  },
  headers: { status: 431, code: 'headers-too-large', message: 'The headers are too long.' },
  unreadable: { status: 400, code: 'bad-request', message: 'This is no HTTP request.' },
  'no-target': { status: 400, code: 'bad-request', message: 'The request has no URL.' },
  'no-host': { status: 400, code: 'bad-request', message: 'The request has no host.' },
  'foreign-host': {
    status: 403,
    code: 'forbidden',
    message:
      'The request names another host than this machine. Open the sandbox as localhost, or set LISTEN_HOST to the name.',
  },
  expectation: {
    status: 417,
    code: 'bad-request',
    message: 'The request expects something that this host does not support.',
  },
} as const satisfies Record<string, { status: number; code: ErrorCode; message: string }>;

const CLIENT_ERRORS: Readonly<Record<string, keyof typeof REFUSALS>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'headers',
};

/** Any origin may read these errors: they contain nothing confidential. */
function headersOf(body: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': randomUUID(),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    Connection: 'close',
  };
}

export function answerRefusal(response: ServerResponse, refusal: keyof typeof REFUSALS): void {
  const { status, code, message } = REFUSALS[refusal];
  const body = JSON.stringify({ message, code });
  response.writeHead(status, headersOf(body)).end(body);
}

/** Answers bytes that are not an HTTP request with a JSON error, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, code, message } = REFUSALS[CLIENT_ERRORS[error.code ?? ''] ?? 'unreadable'];
  const body = JSON.stringify({ message, code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
    socket.destroy();
  });
}
