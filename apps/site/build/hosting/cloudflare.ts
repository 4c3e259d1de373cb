import type { HeaderRule } from './headers.ts';
import { headerBlock, redirectLine, type HostFiles } from './host-files.ts';
import type { HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

/** What Cloudflare Pages and Workers read of the two files; beyond, rules are ignored without a word. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  headerLineCharacters: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectCharacters: 1000,
} as const;

/**
 * `_headers` and `_redirects` for Cloudflare Pages and Workers.
 *
 * All matching header rules apply in their order and equal names are joined by commas, so a rule
 * first takes away what an earlier one has set (`! Name`).
 *
 * Redirects come before files, so a page that is in a folder with a fallback is sent to itself
 * first. Slashes and `.html` the host corrects by itself. Case it cannot ignore: there the not-found
 * page sends a known path on. The not-found page of a language it finds by its folder.
 * @throws Error when the files go beyond what the host reads
 */
export function cloudflareFiles(plan: HostingPlan, rules: readonly HeaderRule[]): HostFiles {
  const blocks = rules.map(({ pattern, headers }, index) => {
    const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)));
    return headerBlock(pattern, [
      // The host opens every file to scripts of other sites unless told otherwise.
      ...(index === 0 ? ['! Access-Control-Allow-Origin'] : []),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`! ${name}`] : []),
        `${name}: ${value}`,
      ]),
    ]);
  });

  const fallbacks = Object.entries(plan.fallbacks);
  const fixed = [
    ...[...redirectTable(plan)]
      .filter(([spelling]) => /^\/en(?:\/|$)/.test(spelling) || spelling in plan.moved)
      .map(([spelling, target]) => redirectLine(spelling, target, 301)),
    ...plan.paths
      .filter((path) => fallbacks.some(([folder]) => path.startsWith(folder)))
      .map((path) => redirectLine(path, path, 200)),
  ];
  const dynamic = fallbacks.map(([folder, page]) => redirectLine(`${folder}:id`, page, 200));

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
    `[site] The site has ${String(count)} ${what}, and Cloudflare reads ${String(most)}, so the ` +
      'rest would be lost without a word. Write fewer: by prefix instead of by page, or with fewer ' +
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
