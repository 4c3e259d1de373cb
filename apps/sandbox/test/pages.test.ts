import { expect } from 'vitest';
import { test } from './test-sandbox.ts';

const attack = `"><script>alert('1')</script>&`;
const encoded = encodeURIComponent(attack);

test.for([
  ['appHost', '/'],
  ['appHost', '/sign-up'],
  ['appHost', '/plans/buy/basic_annual?nxtPtype=basic_annual'],
  ['appHost', '/ql/pdf/new?template=menu-1'],
  ['appHost', '/ql/link-in-bio/free-1/claim'],
  ['appHost', '/shop?pp=shop'],
  ['appHost', '/collector'],
  ['qrGenerator', '/templates'],
  ['qrGenerator', '/qr-code/builder'],
  ['studio', '/studio'],
] as const)('%s%s is a page with a strict policy', async ([host, url], { server }) => {
  const page = await fetch(server.sandbox.urls[host] + url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).not.toMatch(/<script|<style|style="/);
});

test.for([
  ['/plans/buy/free', ['Start with Free', '0.00 USD', 'a month']],
  ['/plans/buy/business_annual', ['Buy Business', '290.00 USD', 'a year, paid at once']],
] as const)('%s shows plan, price and period', async ([url, texts], { server }) => {
  const page = await fetch(server.appHost + url);
  expect(page.status).toBe(200);
  const text = await page.text();
  for (const word of texts) expect(text).toContain(word);
});

test.for([
  `/ql/${encoded}/new?template=${encoded}&${encoded}=1`,
  `/shop?pp=${encoded}&${encoded}=1`,
  `/sign-in?next=${encoded}`,
  `/${encoded}`,
])('%s is shown as text, never as markup', async (url, { server }) => {
  const text = await (await fetch(server.appHost + url)).text();
  expect(text).not.toContain('<script');
  expect(text).not.toContain(attack);
});
