import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { cloudflareFiles } from '../hosting/cloudflare.ts';
import { headerRules, headersFor } from '../hosting/headers.ts';
import type { HostingPlan } from '../hosting/hosting-plan.ts';
import { nginxFile } from '../hosting/nginx-file.ts';
import { examplePlan } from '../hosting/testing/example-build.ts';
import { minifyCss, splitStyles, styleHashesByPattern, withThemeValues } from './styles.ts';

const Box = styled.div.withConfig({ componentId: 'site__sc-box-0' })`
  color: red;

  @media (width < 640px) {
    color: blue;
  }
`;

function collect(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(Box)));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags;
}

describe('the styles of a page', () => {
  it('are rules without marks, and marks without rules', () => {
    const { rules, marks, marksElement } = splitStyles(collect());
    expect(rules).toEqual([
      expect.stringContaining('color:red'),
      expect.stringMatching(/^@media .*color:blue/),
    ]);
    expect(rules.join('')).not.toMatch(/data-styled|sc\*/);
    expect(marks).toContain('[id="site__sc-box-0"]');
    expect(marks).not.toContain('color');
    expect(marksElement).toMatch(/^<style data-styled="true" data-styled-version="[^"]+">data-/);
  });

  it('keep each mark on its own line', () => {
    const { marks } = splitStyles(collect());
    expect(marks).toMatch(/^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]+,"\}\/\*!sc\*\/\n$/);
  });

  it('are exactly one element', () => {
    expect(() => splitStyles('')).toThrow(/exactly one/);
    expect(() => splitStyles('<style>a{}</style>')).toThrow(/exactly one/);
  });
});

describe('minifyCss', () => {
  it.each([
    // What only newer browsers understand.
    '[data-lazy] .a:not([data-laid-out]){content-visibility:auto;contain-intrinsic-block-size:auto 120vh}',
    '.a{anchor-name:--a;text-wrap:balance}',
    // What all of them do.
    ':root{color-scheme:light}',
  ])('keeps %s', (css) => {
    expect(minifyCss(css)).toBe(css);
  });

  it('adds the prefixes that browsers need', () => {
    expect(minifyCss('.a{user-select:none}')).toContain('-webkit-user-select:none');
  });

  it('is refused when it is no CSS', () => {
    expect(() => minifyCss('.a{color:red')).not.toThrow();
    expect(() => minifyCss('.a:nonsense({color:red}')).toThrow();
  });

  it('rejects shorthands that Safari 16.4 drops', () => {
    const underline = '.a{text-decoration:underline 2px var(--signal)}';
    expect(() => minifyCss(underline)).toThrow('underline 2px var(--signal');
  });
});

const theme = ':root{--wp-ink:#000;--wp-line:#111}';

it.each([
  ['the name of what the theme sets', 'color:var(--wp-ink,#15140F)', 'color:var(--wp-ink)'],
  [
    'the name of what a rule sets',
    '--wp-solid:#fff;background:var(--wp-solid,#000)',
    '--wp-solid:#fff;background:var(--wp-solid)',
  ],
  [
    'the value of an unset property',
    'margin:var(--wp-gutter, clamp(20px, 4vw, 56px)) calc(1px + var(--wp-space,8px))',
    'margin:clamp(20px, 4vw, 56px) calc(1px + 8px)',
  ],
  [
    'the fallback of an island’s own property',
    'inline-size:var(--_width,300px);color:var(--_ink,var(--wp-ink,#000))',
    'inline-size:var(--_width,300px);color:var(--_ink,var(--wp-ink))',
  ],
])('withThemeValues keeps %s', (_, css, expected) => {
  expect(withThemeValues(css, theme)).toBe(expected);
});

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
