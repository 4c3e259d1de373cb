import { expect, it } from 'vitest';
import { cloudflareFiles } from '../hosting/cloudflare.ts';
import { headerRules, headersFor } from '../hosting/headers.ts';
import type { HostingPlan } from '../hosting/hosting-plan.ts';
import { nginxFile } from '../hosting/nginx-file.ts';
import { examplePlan } from '../hosting/testing/example-build.ts';
import { styleHashesByPattern } from './style-hashes.ts';

const hash = (name: string) => `sha256-${name.padEnd(43, '0')}=`;

const route = (name: string, ...urls: string[]) => ({
  name,
  urls,
  hashes: [hash(`${name}/rules`), hash(`${name}/marks`)],
});

const ROUTES = [
  route('home', '/', '/s/pricing'),
  route('not-found', '/e404'),
  ...['plans', 'samples', 'quality'].map((name) => route(name, `/${name}`)),
  { name: 'sample', urls: ['/sample/pdf/basic'], hashes: [] },
  route('invented', '/invented'),
  route('landing', '/for/markets', '/for/shops'),
  route('story', '/for/stories/first'),
];

it('leaves room for new pages and two hosts', () => {
  const reports = 'https://reports.waypage.example/ingest/waypage-site?key=0123456789abcdef';
  const plan: HostingPlan = {
    ...examplePlan,
    styleHashes: styleHashesByPattern(hash('theme'), ROUTES),
    hosts: {
      marketingHost: 'https://waypage.example',
      appHost: 'https://application.waypage.example',
      qrGeneratorHost: 'https://generator.waypage.example',
    },
    reportUrl: reports,
    eventsUrl: 'https://analytics.waypage.example/api/event',
  };
  const rules = headerRules(plan);
  const { _headers = '' } = cloudflareFiles(plan, rules);
  for (const line of [..._headers.split('\n'), ...nginxFile(plan, rules).split('\n')]) {
    expect(line.length, line).toBeLessThan(1000);
  }
  const allows = (path: string, name: string) =>
    headersFor(path, rules)['Content-Security-Policy']?.includes(hash(`${name}/rules`));
  for (const { name, urls } of ROUTES.filter(({ hashes }) => hashes.length > 0)) {
    for (const url of urls) {
      expect(allows(url, name), url).toBe(true);
      expect(allows(url === '/' ? '/es/' : `/es${url}`, name), url).toBe(true);
      expect(allows(url, 'samples'), url).toBe(name === 'samples');
    }
  }
  for (const path of ['/nothing', '/es/nada', '/for/nobody', '/s/a/b', '/sample/pdf/none']) {
    expect(allows(path, 'not-found'), path).toBe(true);
  }
});
