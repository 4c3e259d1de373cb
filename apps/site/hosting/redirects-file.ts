import type { HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

/**
 * The `_redirects` file (Cloudflare Pages and Workers): the `/en/…` addresses, and what unlisted
 * addresses show. A slash too
 * many or too few these hosts correct by themselves, and a rule for it would loop; case they
 * cannot ignore, so there the not-found page sends a known path on.
 */
export function redirectsFile({ paths, fallbacks }: HostingPlan): string {
  const redirects = [...redirectTable(paths)]
    .filter(([spelling]) => spelling === '/en' || spelling.startsWith('/en/'))
    .map(([spelling, target]) => `${spelling} ${target} 301`);
  // A file at the address comes first.
  const rewrites = Object.entries(fallbacks).map(([folder, page]) => `${folder}* ${page} 200`);
  return `${[...redirects, ...rewrites].join('\n')}\n`;
}
