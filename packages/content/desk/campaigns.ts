import { pathOf } from './announcements.ts';
import type { Problem } from './data-file.ts';
import { campaignPath } from './in-browsers.ts';
import { momentProblems } from './moments.ts';

/** Content of `campaigns.json`. */
export interface Campaigns {
  readonly campaigns: readonly CampaignUrl[];
}

/** A short URL, `/go/<name>`, that leads to a page with the parameters of a campaign. */
export interface CampaignUrl {
  readonly name: string;
  /** A path of the site, with its language. */
  readonly to: string;
  readonly campaign: Readonly<Partial<Record<CampaignField, string>>>;
  /** From this moment on the URL leads to the page without the campaign. */
  readonly until?: string;
  /** Whether the URL is on something printed. */
  readonly printed?: boolean;
}

const CAMPAIGN_FIELDS = ['source', 'medium', 'campaign', 'content', 'term'] as const;

type CampaignField = (typeof CAMPAIGN_FIELDS)[number];

export function isActive({ until }: CampaignUrl, now: Date): boolean {
  return until === undefined || Date.parse(until) > now.getTime();
}

/** Where the short URL of a campaign leads at a moment. */
export function campaignTarget(url: CampaignUrl, now: Date): string {
  const { to, campaign } = url;
  if (!isActive(url, now)) return to;
  const parameters = CAMPAIGN_FIELDS.flatMap((field) =>
    campaign[field] === undefined ? [] : [`utm_${field}=${campaign[field]}`],
  );
  return `${to}${to.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}

/** What is wrong in the campaigns, beyond their form. */
export function* campaignProblems(
  { campaigns }: Campaigns,
  { paths, now }: { readonly paths: readonly string[]; readonly now: Date },
): Generator<Problem> {
  for (const [index, { name, to, until }] of campaigns.entries()) {
    const at = ['campaigns', index];
    if (campaigns.findIndex((other) => other.name === name) < index) {
      yield { at: [...at, 'name'], what: `Two campaigns are "${name}". Rename this one.` };
    }
    if (!paths.includes(pathOf(to))) {
      yield {
        at: [...at, 'to'],
        what: `There is no page "${to}". Write an existing path, with its language: /plans, /es/plans.`,
      };
    }
    if (to.includes('utm_')) {
      yield { at: [...at, 'to'], what: 'Write the utm_ parameters below "campaign", not here.' };
    }
    if (until !== undefined) yield* momentProblems([...at, 'until'], until, now);
  }
}

/**
 * Checks that no campaign is lost whose short URL was printed.
 *
 * @param names the printed names of a release
 * @param namesBefore those of the previous release
 * @throws Error that names the lost ones
 */
export function assertPrintedNamesRemain(
  names: readonly string[],
  namesBefore: readonly string[],
): void {
  const lost = namesBefore.filter((name) => !names.includes(name)).map(campaignPath);
  if (lost.length === 0) return;
  throw new Error(
    `${lost.join(', ')} of the previous release may be printed, and packages/content/campaigns.json does not have it any ` +
      'more, or not as printed. Put it back: a print would lead nowhere. "until" ends a campaign.',
  );
}
