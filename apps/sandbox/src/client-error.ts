import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { EXPOSED_HEADERS } from './hosts/cors.ts';
import type { ErrorCode } from './json-error.ts';

interface Answer {
  status: string;
  code: ErrorCode;
  message: string;
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request-timeout',
    message: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'headers-too-large',
    message: 'The headers are too long.',
  },
};

const UNREADABLE: Answer = {
  status: '400 Bad Request',
  code: 'bad-request',
  message: 'This is no HTTP request.',
};

/** Reason why a request is refused before routing. */
type Refusal = 'no-target' | 'no-host' | 'foreign-host' | 'expectation';

const REFUSALS: Readonly<Record<Refusal, { status: number; code: ErrorCode; message: string }>> = {
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

export function answerRefusal(response: ServerResponse, refusal: Refusal): void {
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
  const { status, code, message } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ message, code });
  const head = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
    socket.destroy();
  });
}
