import { EdgeVM } from '@edge-runtime/vm';
import { Miniflare } from 'miniflare';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type FailureServer } from '../failure-server.js';
import { bundle, answerSmoke, SMOKE, SMOKE_RESULT } from './bundle.js';

const all = process.env['TEST_ALL'] === '1';

let code: string;
beforeAll(async () => {
  code = await bundle(SMOKE);
});

const startHost = (): Promise<FailureServer> => startServer(answerSmoke);

test('every call works in Node', async () => {
  await using server = await startHost();
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { smoke } = (await import(/* @vite-ignore */ url)) as {
    smoke: (appHost: string) => Promise<unknown>;
  };
  expect(await smoke(server.url)).toEqual(SMOKE_RESULT);
});

test.runIf(all)('every call works in an edge runtime', async () => {
  await using server = await startHost();
  const script = await bundle(`${SMOKE} globalThis.smoke = smoke;`, 'iife');
  const vm = new EdgeVM();
  vm.evaluate(script);
  const result = await vm.evaluate<Promise<unknown>>(
    `smoke(${JSON.stringify(server.url)}).then(JSON.stringify)`,
  );
  expect(JSON.parse(String(result))).toEqual(SMOKE_RESULT);
});

test.runIf(all)('every call works in a worker (workerd)', async () => {
  await using server = await startHost();
  const worker = await bundle(
    `${SMOKE} export default { fetch: async (request, { APP_HOST }) => Response.json(await smoke(APP_HOST)) };`,
  );
  const miniflare = new Miniflare({
    modules: true,
    script: worker,
    compatibilityDate: '2026-01-01',
    bindings: { APP_HOST: server.url },
  });
  try {
    const response = await miniflare.dispatchFetch('http://localhost/');
    expect(await response.json()).toEqual(SMOKE_RESULT);
  } finally {
    await miniflare.dispose();
  }
});
