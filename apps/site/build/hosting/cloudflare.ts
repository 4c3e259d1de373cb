import { NO_TRANSFORM, type HeaderRule } from './headers.ts';
import type { HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

export type HostFiles = Readonly<Record<string, string>>;

/** Limits of Cloudflare Pages and Workers, which silently ignore the rules beyond them. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  // It reads 2,000; a page that fits here has room for hosts and reports.
  headerLineCharacters: 1000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectCharacters: 1000,
} as const;

/** The host's own URLs of each deployment, beside the custom domain: `https://4f2a.waypage.pages.dev`. */
const PREVIEW_RULES: readonly HeaderRule[] = [
  'https://:project.pages.dev/*',
  'https://:version.:project.pages.dev/*',
  'https://:worker.:account.workers.dev/*',
].map((pattern) => ({ pattern, headers: { 'X-Robots-Tag': 'noindex' } }));

/**
 * Returns `_headers` and `_redirects` for Cloudflare Pages and Workers.
 *
 * All matching header rules apply in order and equal names are joined by commas, so each rule first removes what an
 * earlier one has set (`! Name`).
 *
 * The host compresses pages itself, except those with `no-transform`, which would arrive seven times as large: its
 * settings keep it from rewriting them (docs/hosting-cloudflare.md). Its preview URLs are never indexed.
 *
 * Redirects take precedence over files, so a page in a folder with a fallback is first rewritten to itself. The host
 * corrects slashes and `.html` and finds the not-found page of a language by its folder. It can't ignore case: there
 * the not-found page redirects to a known path.
 * @throws Error when the files exceed the limits of the host
 */
export function cloudflareFiles(plan: HostingPlan, rules: readonly HeaderRule[]): HostFiles {
  const previews = plan.isIndexed ? PREVIEW_RULES : [];
  const blocks = [...rules, ...previews].map(({ pattern, headers }, index) => {
    const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)));
    return [
      pattern,
      // By default the host allows scripts of other origins to read every file.
      ...(index === 0 ? ['  ! Access-Control-Allow-Origin'] : []),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value.replace(`, ${NO_TRANSFORM}`, '')}`,
      ]),
    ].join('\n');
  });

  const fallbacks = Object.entries(plan.fallbacks);
  const fixed = [
    ...[...redirectTable(plan)]
      .filter(([spelling]) => /^\/en(?:\/|$)/.test(spelling) || spelling in plan.moved)
      .map(([spelling, target]) => `${spelling} ${target} 301`),
    ...Object.entries(plan.campaigns ?? {}).flatMap(([url, target]) => [
      `${url} ${target} 302`,
      `${url}/ ${target} 302`,
    ]),
    ...plan.paths
      .filter((path) => fallbacks.some(([folder]) => path.startsWith(folder)))
      .map((path) => `${path} ${path} 200`),
  ];
  const dynamic = fallbacks.map(([folder, page]) => `${folder}:id ${page} 200`);

  const lines = blocks.join('\n').split('\n');
  assertLimit('headerRules', blocks.length, 'header rules');
  assertLimit('headerLineCharacters', longest(lines), `characters in ${nameOfLongest(lines)}`);
  assertLimit('staticRedirects', fixed.length, 'redirects');
  assertLimit('dynamicRedirects', dynamic.length, 'redirects with placeholders');
  assertLimit('redirectCharacters', longest([...fixed, ...dynamic]), 'characters in one redirect');
  return {
    _headers: `${blocks.join('\n\n')}\n`,
    _redirects: `${[...fixed, ...dynamic].join('\n')}\n`,
  };
}

function assertLimit(limit: keyof typeof CLOUDFLARE_LIMITS, count: number, what: string): void {
  const max = CLOUDFLARE_LIMITS[limit];
  if (count <= max) return;
  throw new Error(
    `[site] The site has ${count} ${what}, and Cloudflare reads ${max}, so the ` +
      'rest would be dropped silently. Write fewer: by prefix instead of by page, or with fewer ' +
      'different style blocks.',
  );
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}

function nameOfLongest(lines: readonly string[]): string {
  const line = lines.find(({ length }) => length === longest(lines)) ?? '';
  return JSON.stringify(line.trim().split(':')[0]);
}
