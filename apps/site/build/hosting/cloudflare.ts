import type { HeaderRule } from './headers.ts';
import type { HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

export type HostFiles = Readonly<Record<string, string>>;

/** Limits of Cloudflare Pages and Workers, which silently ignore the rules beyond them. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  headerLineCharacters: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectCharacters: 1000,
} as const;

/**
 * Returns `_headers` and `_redirects` for Cloudflare Pages and Workers.
 *
 * All matching header rules apply in order and equal names are joined by commas, so each rule first removes what an
 * earlier one has set (`! Name`).
 *
 * Redirects take precedence over files, so a page in a folder with a fallback is first rewritten to itself. The host
 * corrects slashes and `.html` and finds the not-found page of a language by its folder. It can't ignore case: there
 * the not-found page redirects to a known path.
 * @throws Error when the files exceed the limits of the host
 */
export function cloudflareFiles(plan: HostingPlan, rules: readonly HeaderRule[]): HostFiles {
  const blocks = rules.map(({ pattern, headers }, index) => {
    const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)));
    return [
      pattern,
      // By default the host allows scripts of other origins to read every file.
      ...(index === 0 ? ['  ! Access-Control-Allow-Origin'] : []),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ].join('\n');
  });

  const fallbacks = Object.entries(plan.fallbacks);
  const fixed = [
    ...[...redirectTable(plan)]
      .filter(([spelling]) => /^\/en(?:\/|$)/.test(spelling) || spelling in plan.moved)
      .map(([spelling, target]) => `${spelling} ${target} 301`),
    ...plan.paths
      .filter((path) => fallbacks.some(([folder]) => path.startsWith(folder)))
      .map((path) => `${path} ${path} 200`),
  ];
  const dynamic = fallbacks.map(([folder, page]) => `${folder}:id ${page} 200`);

  const lines = blocks.join('\n').split('\n');
  atMost('headerRules', blocks.length, 'header rules');
  atMost('headerLineCharacters', longest(lines), `characters in ${nameOfLongest(lines)}`);
  atMost('staticRedirects', fixed.length, 'redirects');
  atMost('dynamicRedirects', dynamic.length, 'redirects with placeholders');
  atMost('redirectCharacters', longest([...fixed, ...dynamic]), 'characters in one redirect');
  return {
    _headers: `${blocks.join('\n\n')}\n`,
    _redirects: `${[...fixed, ...dynamic].join('\n')}\n`,
  };
}

function atMost(limit: keyof typeof CLOUDFLARE_LIMITS, count: number, what: string): void {
  const most = CLOUDFLARE_LIMITS[limit];
  if (count <= most) return;
  throw new Error(
    `[site] The site has ${count} ${what}, and Cloudflare reads ${most}, so the ` +
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
