import { claimPath } from '@waypage/api-client';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createFolder, postJson, startTestSandbox, test } from './test-sandbox.ts';

async function isAvailable(appHost: string, path: string): Promise<boolean> {
  const response = await fetch(`${appHost}/api/qr-data/${path}/status`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: { available: boolean } }).result.available;
}

const claim = (appHost: string, path: string, origin = appHost) =>
  fetch(`${appHost}/ql/link-in-bio/${path}/claim`, { method: 'POST', headers: { origin } });

describe('the status of a path', () => {
  test('is read from the claims', async ({ server }) => {
    expect(await isAvailable(server.appHost, 'free-1')).toBe(true);
    expect(await isAvailable(server.appHost, 'Lumbre')).toBe(false);
    expect(await isAvailable(server.appHost, 'LUMBRE')).toBe(false);
    expect(await isAvailable(server.appHost, 'admin')).toBe(false);
  });

  test.for(['%2e%2e%2fx', 'x'.repeat(21), '%E0%A4%A'])(
    'rejects %s, which no page can have',
    async (path, { server }) => {
      expect(await isAvailable(server.appHost, path)).toBe(false);
    },
  );
});

describe('a claim', () => {
  test('takes the path once, in any case', async ({ server }) => {
    const page = await fetch(`${server.appHost}/ql/link-in-bio/My_page-1/claim`);
    expect(await page.text()).toContain('<button>Claim My_page-1</button>');

    const first = await claim(server.appHost, 'My_page-1');
    expect(first.status).toBe(201);
    expect(await first.text()).toContain('The short address is yours');

    const second = await claim(server.appHost, 'my_PAGE-1');
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('The short address is taken');
    expect(await isAvailable(server.appHost, 'My_page-1')).toBe(false);
  });

  test('is refused when another site’s form sends it', async ({ server }) => {
    const answer = await claim(server.appHost, 'forged', 'https://elsewhere.example');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'forbidden' });
    expect(await isAvailable(server.appHost, 'forged')).toBe(true);
  });

  test('survives a restart', async () => {
    using folder = createFolder();
    const databasePath = join(folder.path, 'sandbox.sqlite');
    {
      await using server = await startTestSandbox({ databasePath });
      await claim(server.appHost, 'kept');
    }
    {
      await using server = await startTestSandbox({ databasePath });
      expect(await isAvailable(server.appHost, 'kept')).toBe(false);
    }
  });
});

describe('a claim by the API', () => {
  const claimByApi = (appHost: string, path: string, headers: Record<string, string> = {}) =>
    postJson(`${appHost}/api/qr-data/${path}/claim`, { qrType: 'pdf' }, headers);

  test('takes the path, once, and needs no browser', async ({ server }) => {
    const { client } = server;
    const request = { path: 'by-api', qrType: 'link-in-bio' };
    expect(await claimPath(client, request)).toEqual({ claimed: true });
    expect(await claimPath(client, request)).toEqual({ claimed: false });
    expect(await client.pathStatus('BY-API')).toEqual({ available: false });
  });

  test('with a key of another claim is refused', async ({ server }) => {
    const headers = { 'idempotency-key': 'k-1' };
    expect(await (await claimByApi(server.appHost, 'one', headers)).json()).toEqual({
      result: { claimed: true },
    });
    expect((await claimByApi(server.appHost, 'two', headers)).status).toBe(422);
    expect(await isAvailable(server.appHost, 'two')).toBe(true);
    const long = { 'idempotency-key': 'k'.repeat(129) };
    expect((await claimByApi(server.appHost, 'two', long)).status).toBe(422);
  });

  test.for([{ qrType: 7 }, { qrType: 'pdf', more: 1 }, []])(
    'with another body is refused: %j',
    async (body, { server }) => {
      expect((await postJson(`${server.appHost}/api/qr-data/a/claim`, body)).status).toBe(422);
    },
  );
});
