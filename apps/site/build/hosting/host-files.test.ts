import { describe, expect, it, test } from 'vitest';

import { CLOUDFLARE_LIMITS, cloudflareFiles } from './cloudflare.ts';
import { headerRules } from './headers.ts';
import type { HostingPlan } from './hosting-plan.ts';
import { examplePlan } from './testing/example-build.ts';

const cloudflare = (plan: HostingPlan) => cloudflareFiles(plan, headerRules(plan));
const lines = (text = '') => text.trim().split('\n');

const hashesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `sha256-${(name + String(index)).padEnd(43, '0')}=`);

/** A plan of the size of the finished site, with twice its sample pages. */
const largePlan: HostingPlan = {
  ...examplePlan,
  paths: ['', '/es', '/fr'].flatMap((prefix) => [
    `${prefix}/`,
    ...Array.from({ length: 16 }, (_, index) => `${prefix}/s/section-${String(index)}`),
    ...Array.from({ length: 40 }, (_, index) => `${prefix}/screen-${String(index)}`),
    ...Array.from({ length: 94 }, (_, index) => `${prefix}/sample/vcard/page-${String(index)}`),
  ]),
};

describe('for Cloudflare', () => {
  it('opens no file to scripts of other sites', () => {
    expect(lines(cloudflare(examplePlan)['_headers'])).toContain('  ! Access-Control-Allow-Origin');
  });

  it('has room for twice the sample pages', () => {
    const { _headers, _redirects } = cloudflare(largePlan);
    const headers = lines(_headers);
    const redirects = lines(_redirects);
    expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(15);
    expect(Math.max(...headers.map(({ length }) => length))).toBeLessThan(
      CLOUDFLARE_LIMITS.headerLineCharacters,
    );
    expect(redirects.filter((line) => line.includes(':id'))).toHaveLength(2);
    expect(redirects.length).toBeLessThan(CLOUDFLARE_LIMITS.staticRedirects / 4);
    expect(Math.max(...redirects.map(({ length }) => length))).toBeLessThan(
      CLOUDFLARE_LIMITS.redirectCharacters,
    );
  });

  test.each<[string, Partial<HostingPlan>, RegExp]>([
    [
      'a line too long',
      { styleHashes: { '/*': hashesOf('other', 20) } },
      /characters in "Content-Security-Policy".*1000/,
    ],
    [
      'too many redirects',
      {
        moved: {},
        campaigns: {},
        paths: Array.from({ length: 1001 }, (_, index) => `/p${String(index)}`),
      },
      /2002 redirects.*2000/,
    ],
    [
      'too many redirects with placeholders',
      {
        fallbacks: Object.fromEntries(
          Array.from({ length: 101 }, (_, index) => [`/f${String(index)}/`, '/']),
        ),
      },
      /101 redirects with placeholders.*100/,
    ],
    ['a redirect too long', { paths: [`/${'a'.repeat(500)}`] }, /characters in one redirect.*1000/],
  ])('%s fails the build', (_, part, message) => {
    expect(() => cloudflare({ ...examplePlan, ...part })).toThrow(message);
  });

  it('too many header rules fail the build', () => {
    const rules = Array.from({ length: 98 }, (_, index) => ({
      pattern: `/r${String(index)}/*`,
      headers: {},
    }));
    expect(() => cloudflareFiles(examplePlan, rules)).toThrow(/101 header rules.*100/);
  });
});
