import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answers } from '../../src/testing/index.js';
import { sendJson } from '../failure-server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = '\0application';

export async function bundle(code: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'application',
        // Resolved as a file of the package, so that the package's self-reference works.
        resolveId: (id) => (id === ENTRY ? `${root}application.js` : null),
        load: (id) => (id === `${root}application.js` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

/**
 * An application that makes every call of the package and returns the results. Bundle it first; `appHost` is the URL of
 * a server with {@link answerSmoke}.
 */
export const SMOKE = `
  import {
    createApiClient, createLinks, fetchProducts, imageUrl, isApiError, sendReport, solutionVisibility,
  } from '@waypage/api-client';
  import { report } from '@waypage/api-client/testing';

  export async function smoke(appHost) {
    const api = createApiClient({ appHost, retry: { delayMs: 1 } });
    const kindOf = (call) => call.then(() => 'none', (error) => isApiError(error) ? error.kind : String(error));
    const controller = new AbortController();
    const aborted = kindOf(api.pathStatus('hanging', { signal: controller.signal }));
    controller.abort();
    return {
      status: await api.pathStatus('my-page'),
      products: (await fetchProducts(api)).length,
      report: await sendReport(api, report),
      visibility: await solutionVisibility(api, appHost + '/solutionVisibility.json'),
      kinds: [
        await aborted,
        await kindOf(api.pathStatus('missing')),
        await kindOf(api.pathStatus('page')),
        await kindOf(api.pathStatus('broken')),
        await kindOf(createApiClient({ appHost, timeoutMs: 100 }).pathStatus('hanging')),
      ],
      inFlight: api.activity.getCount(),
      image: imageUrl(appHost, 'b.storage.example/a b.webp').replace(appHost, ''),
    };
  }
`;

export const SMOKE_RESULT = {
  status: { available: true },
  products: 3,
  report: { success: true, message: 'The message was sent.' },
  visibility: { product: true, playlist: false },
  kinds: ['aborted', 'http', 'parse', 'network', 'timeout'],
  inFlight: 0,
  image: '/api/images/view/b/a%20b.webp',
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/qr-data/my-page/status': answers.pathStatus.free,
  '/api/qr-products/fetch': answers.fetchProducts.some,
  '/api/ms/send/report/email': answers.sendReport.sent,
  '/solutionVisibility.json': answers.solutionVisibility.some,
};

export function answerSmoke(response: ServerResponse, { url = '' }: IncomingMessage): void {
  if (ANSWERS[url]) sendJson(response, ANSWERS[url]);
  else if (url === '/api/qr-data/page/status') response.end('<!doctype html>');
  else if (url === '/api/qr-data/broken/status') response.socket?.resetAndDestroy();
  else if (url !== '/api/qr-data/hanging/status')
    sendJson(response, { message: 'There is nothing at this URL.', code: 'not-found' }, 404);
}
