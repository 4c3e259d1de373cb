import { withoutQuery } from './announcements.ts';
import { readDataFile, type Problem } from './data-file.ts';
import { momentProblems } from './moments.ts';

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

/** In the order of a URL, whatever that of the file. */
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

/**
 * Reads and checks `campaigns.json`.
 *
 * @param paths those of all pages, with their languages; without them, targets are not checked
 * @param text content of the file, to be read from elsewhere
 * @throws Error that names each problem with its line
 */
export function readCampaigns(now: Date, paths?: readonly string[], text?: string) {
  return readDataFile<{ readonly campaigns: readonly CampaignUrl[] }>('campaigns.json', {
    findProblems: ({ campaigns }) => campaignProblems(campaigns, now, paths),
    text,
  }).campaigns;
}

function* campaignProblems(
  campaigns: readonly CampaignUrl[],
  now: Date,
  paths?: readonly string[],
): Generator<Problem> {
  for (const [index, campaign] of campaigns.entries()) {
    const at = ['campaigns', index];
    const { name, to } = campaign;
    yield* momentProblems(at, campaign, now);
    if (campaigns.findIndex((other) => other.name === name) < index) {
      yield { at: [...at, 'name'], what: `Two campaigns are "${name}". Rename this one.` };
    }
    if (paths && !paths.includes(withoutQuery(to))) {
      yield {
        at: [...at, 'to'],
        what: `There is no page "${to}". Write an existing path, with its language: /plans, /es/plans.`,
      };
    }
    if (to.includes('utm_')) {
      yield { at: [...at, 'to'], what: 'Write the utm_ parameters below "campaign", not here.' };
    }
  }
}
