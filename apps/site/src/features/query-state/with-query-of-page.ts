import { readCampaign } from '#services/campaign.ts';

/** Adds the query of the page, which holds its state, to the URL of a link to the page itself. */
export function withQueryOfPage(href: string): string {
  const { search, href: pageHref } = location;
  const url = new URL(href, pageHref);
  // `carryCampaign` has added it to a link that is clicked before its island is hydrated.
  if (url.search === `?${readCampaign(search)}`) url.search = '';
  return url.href + search === pageHref ? pageHref : href;
}
