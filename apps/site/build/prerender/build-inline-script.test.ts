import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readEnvironment } from '#services/environment.ts';
import { buildInlineScript } from './build-inline-script.ts';

const environment = readEnvironment({
  VITE_MARKETING_HOST: 'https://waypage.example',
  VITE_APP_HOST: 'https://app.waypage.example',
  VITE_QR_GENERATOR_HOST: 'https://qr.waypage.example',
  VITE_STUDIO_HOST: 'https://studio.waypage.example',
  VITE_SHOP_URL: 'https://shop.waypage.example',
});
const facts = { modules: ['/assets/entry.js'], webFonts: [], environment };
const reportTarget = { url: 'https://reports.waypage.example/in', release: '1a2b3c4d' };
const bytes = (code: string) => brotliCompressSync(code).length;

it('error reports cost 1.2 kB where enabled', async () => {
  const plain = await buildInlineScript(facts);
  const reporting = await buildInlineScript({ ...facts, reportTarget });
  expect(plain).not.toMatch(/site-report|unhandledrejection|keepalive/);
  expect(reporting).toContain(reportTarget.url);
  const cost = bytes(reporting) - bytes(plain);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThan(1200);
});

it('announcements cost 0.4 kB where there are some', async () => {
  const line = { key: 'fair-2027-Ab3dE5', since: 1_800_000_000_000, until: 1_800_500_000_000 };
  const content = { topLines: [{ ...line, pages: 'all' as const }], sales: [] };
  const plain = await buildInlineScript(facts);
  const announcing = await buildInlineScript({ ...facts, datedContent: content });
  expect(plain).not.toMatch(/topLine|salesOver/);
  expect(announcing).toContain(line.key);
  expect(bytes(announcing) - bytes(plain)).toBeLessThan(400);
});

it.each(['plausible', 'umami', 'matomo', 'json'] as const)(
  'counting for %s costs 1.2 kB where enabled',
  async (kind) => {
    const url = 'https://analytics.waypage.example/api/event';
    const events = { kind, url, site: 'waypage.example', campaign: 'on' } as const;
    const plain = await buildInlineScript(facts);
    const counting = await buildInlineScript({ ...facts, events });
    expect(plain).not.toMatch(/site-action|site-navigation/);
    expect(counting).toContain(url);
    expect(bytes(counting) - bytes(plain)).toBeLessThan(1200);
  },
);
