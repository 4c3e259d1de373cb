import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionOfUrl } from '#services/counted-actions.ts';
import { DIST, parsePage, plan, readPage } from '../support/built-site.ts';

const { appHost, qrGeneratorHost, studioHost, shopUrl } = plan.hosts;
const origins = [appHost, qrGeneratorHost, studioHost, new URL(shopUrl).origin];

test('every link to the app is counted', () => {
  const names = new Set<string>();
  for (const path of plan.paths) {
    for (const { attribs } of parsePage(path)('a[href^=http]')) {
      const { href = '' } = attribs;
      if (!origins.includes(new URL(href).origin)) continue;
      const action = actionOfUrl(href, plan.hosts);
      expect(action, `${path} links to ${href}`).toBeDefined();
      for (const value of Object.values(action ?? {})) expect(value, href).toMatch(/^[a-z-]+$/);
      names.add(action?.name ?? '');
    }
  }
  expect([...names]).toEqual(
    expect.arrayContaining(['sign-up', 'log-in', 'choose-plan', 'create-page', 'shop', 'studio']),
  );
});

test('no prerendered page has a campaign or sender', () => {
  for (const path of plan.paths) {
    // The comparison shows a long URL that has some.
    expect(readPage(path), path).not.toMatch(/href="[^"]*utm_(?:source|medium)=/);
  }
  expect(plan.eventsUrl).toBeUndefined();
});

test.skipIf(plan.reportUrl !== undefined)('a build without a collector reports nothing', () => {
  const files = readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const code = readFileSync(`${DIST}/assets/${name}`, 'utf8');
    expect(code, name).not.toMatch(/site-report|largest-contentful-paint/);
  }
  expect(readPage('/')).not.toMatch(/site-report|unhandledrejection/);
  const headers = readFileSync(`${DIST}/hosting/cloudflare/_headers`, 'utf8');
  expect(headers).not.toMatch(/Reporting-Endpoints|report-(?:uri|to)/);
});
