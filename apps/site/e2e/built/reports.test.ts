import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, plan, readPage } from '../support/built-site.ts';

test.skipIf(plan.reportUrl !== undefined)('a build without a collector reports nothing', () => {
  const files = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const code = readFileSync(join(DIST, 'assets', name), 'utf8');
    expect(code, name).not.toMatch(/site-report|largest-contentful-paint/);
  }
  expect(readPage('/')).not.toMatch(/site-report|unhandledrejection/);
  const headers = readFileSync(join(DIST, 'hosting/cloudflare/_headers'), 'utf8');
  expect(headers).not.toMatch(/Reporting-Endpoints|report-(?:uri|to)/);
});
