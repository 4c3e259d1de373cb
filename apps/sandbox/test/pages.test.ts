import { describe, expect, test } from 'vitest';
import { startTestSandbox } from './test-sandbox.ts';

const attack = `"><script>alert('1')</script>&`;
const encoded = encodeURIComponent(attack);

test.each([
  ['appHost', '/'],
  ['appHost', '/sign-in'],
  ['appHost', '/sign-up'],
  ['appHost', '/plans/buy/basic_annual?nxtPtype=basic_annual'],
  ['appHost', '/ql/short-url/new'],
  ['appHost', '/ql/pdf/new?template=menu-1'],
  ['appHost', '/ql/link-in-bio/free-1/claim'],
  ['appHost', '/shop?pp=shop'],
  ['qrGenerator', '/templates'],
  ['qrGenerator', '/qr-code/builder'],
  ['studio', '/studio'],
] as const)('%s%s is a page with a strict policy', async (host, address) => {
  await using server = await startTestSandbox();
  const page = await fetch(server.sandbox.addresses[host] + address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(await page.text()).not.toMatch(/<script|<style|style="/);
});

test.each([
  ['/plans/buy/basic_annual?nxtPtype=basic_annual', 'basic_annual'],
  ['/ql/pdf/new?template=menu-1', 'menu-1'],
  ['/shop?pp=shop', 'shop'],
])('%s says what was passed to it', async (address, passed) => {
  await using server = await startTestSandbox();
  const page = await fetch(server.appHost + address);
  expect(await page.text()).toContain(`<dd>${passed}</dd>`);
});

test.each([
  `/ql/${encoded}/new?template=${encoded}&${encoded}=1`,
  `/plans/buy/${encoded}?nxtPtype=${encoded}`,
  `/ql/${encoded}/free-1/claim`,
  `/ql/pdf/${encoded}/claim`,
  `/shop?pp=${encoded}`,
  `/${encoded}`,
])('%s is shown as text, never as markup', async (address) => {
  await using server = await startTestSandbox();
  const text = await (await fetch(server.appHost + address)).text();
  expect(text).not.toContain('<script');
  expect(text).not.toContain(attack);
});

describe('every host', () => {
  test('is an origin of its own and says that it is well', async () => {
    await using server = await startTestSandbox();
    const addresses = Object.values(server.sandbox.addresses);
    expect(new Set(addresses.map((address) => new URL(address).origin)).size).toBe(3);
    for (const address of addresses) {
      const response = await fetch(`${address}/health`);
      expect(await response.json()).toEqual({ status: 'ok' });
    }
  });

  test('serves the files of its pages', async () => {
    await using server = await startTestSandbox();
    for (const [file, type] of [
      ['page.css', 'text/css'],
      ['mark.svg', 'image/svg+xml'],
    ] as const) {
      const response = await fetch(`${server.appHost}/sandbox-assets/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      await response.text();
    }
  });

  test('answers an unknown address with a page, below /api/ with JSON', async () => {
    await using server = await startTestSandbox();
    const page = await fetch(`${server.appHost}/nowhere`);
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toMatch('text/html');

    const answer = await fetch(`${server.appHost}/api/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      code: 'not-found',
    });
  });

  test('refuses a body above 16 kB', async () => {
    await using server = await startTestSandbox();
    const post = (length: number) =>
      fetch(`${server.appHost}/ql/pdf/Lumbre/claim`, { method: 'POST', body: 'x'.repeat(length) });
    expect((await post(16_384)).status).toBe(409);
    const refused = await post(16_385);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      message: expect.any(String),
      code: 'body-too-large',
    });
  });
});
