import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
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
const plain = await buildInlineScript(facts);
const bytes = (code: string) => brotliCompressSync(code).length;

type Part = Partial<Parameters<typeof buildInlineScript>[0]>;

const reportTarget = { url: 'https://reports.waypage.example/in', release: '1a2b3c4d' };
const line = { key: 'fair-2027-Ab3dE5', since: 1_800_000_000_000, until: 1_800_500_000_000 };
const url = 'https://analytics.waypage.example/api/event';

it.each<[string, number, Part, string, RegExp]>([
  ['reports', 1200, { reportTarget }, reportTarget.url, /site-report|unhandledrejection|keepalive/],
  [
    'announcements',
    400,
    { datedContent: { topLines: [{ ...line, pages: 'all' }], sales: [] } },
    line.key,
    /topLine|salesOver/,
  ],
  [
    'another time than now',
    450,
    {
      datedContent: { topLines: [{ ...line, pages: 'all' }], sales: [] },
      fixedTime: '2027-03-01T08:00:00Z',
    },
    '2027-03-01T08:00:00Z',
    /topLine|Date\.parse/,
  ],
  ...(['plausible', 'umami', 'matomo', 'json'] as const).map(
    (kind): [string, number, Part, string, RegExp] => [
      `counting for ${kind}`,
      1200,
      { events: { kind, url, site: 'waypage.example', campaign: 'on' } },
      url,
      /site-action|site-navigation/,
    ],
  ),
])('%s cost at most %i bytes, where enabled', async (_, limit, part, content, code) => {
  const script = await buildInlineScript({ ...facts, ...part });
  expect(plain).not.toMatch(code);
  expect(script).toContain(content);
  const cost = bytes(script) - bytes(plain);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThan(limit);
});

it('contains no library', () => {
  expect(plain).not.toMatch(/isReactComponent|\.exports/);
});

it('carries a campaign in 0.5 kB', async () => {
  const input = `${import.meta.dirname}/../../src/services/campaign.ts`;
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __CAMPAIGN__: JSON.stringify(environment.campaign) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  // One script has no exports.
  const code = chunk.code.replace(/export\s*\{[^}]*\}/, '');
  expect(code).toContain('auxclick');
  expect(bytes(code)).toBeLessThan(500);
});
