import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildInlineScript } from './inline-script.ts';

const campaign = { names: ['utm_source', 'utm_medium'], origins: ['https://app.waypage.example'] };
const facts = { modules: ['/assets/entry.js'], webFonts: [], campaign };
const reportTarget = { url: 'https://reports.waypage.example/in', release: '1a2b3c4d' };
const bytes = (code: string) => brotliCompressSync(code).length;

it('reporting errors costs 1.2 kB, and nothing where nobody takes reports', async () => {
  const plain = await buildInlineScript(facts);
  const reporting = await buildInlineScript({ ...facts, reportTarget });
  expect(plain).not.toMatch(/site-report|unhandledrejection|keepalive/);
  expect(reporting).toContain(reportTarget.url);
  const cost = bytes(reporting) - bytes(plain);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThan(1200);
});
