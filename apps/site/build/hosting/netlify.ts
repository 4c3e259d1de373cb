import type { HeaderRule } from './headers.ts';
import { headerBlock, redirectLine, type HostFiles } from './host-files.ts';
import { languagePrefixes, type HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

/**
 * `_headers` and `_redirects` for Netlify.
 *
 * Of several matching header rules with the same name the last one holds; there is no way to take a
 * header away, and none is needed.
 *
 * The first matching redirect holds, a file before it unless the rule is forced. The host reads an
 * address with and without its last slash as the same, so one line serves both. Its own 404 knows one
 * page; a line for each language names the others. Case it cannot ignore: there the not-found page
 * sends a known path on.
 */
export function netlifyFiles(plan: HostingPlan, rules: readonly HeaderRule[]): HostFiles {
  const blocks = rules.map(({ pattern, headers }) =>
    headerBlock(
      pattern,
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ),
  );
  const redirects = [
    ...[...redirectTable(plan)]
      .filter(([spelling]) => /^\/en(?:\/.*[^/])?$/.test(spelling) || spelling in plan.moved)
      .map(([spelling, target]) => redirectLine(spelling, target, 301)),
    ...Object.entries(plan.fallbacks).map(([folder, page]) =>
      redirectLine(`${folder}:id`, page, 200),
    ),
    ...languagePrefixes(plan).map((prefix) =>
      redirectLine(`${prefix}/*`, `${prefix}/404.html`, 404),
    ),
  ];
  return {
    _headers: `${blocks.join('\n\n')}\n`,
    _redirects: `${redirects.join('\n')}\n`,
  };
}
