import { BRAND } from '@waypage/content';
import type { PageTitle } from '#pages/page-definition.ts';

export interface ListedPage extends PageTitle {
  readonly url: string;
}

/**
 * Returns a Markdown list of pages for language models (https://llmstxt.org), with a link to the prices as data.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param pages in the default language, home first
 * @throws Error when there is no page
 */
export function llmsTxt(origin: string, pages: readonly ListedPage[]): string {
  const [home, ...others] = pages;
  if (!home) throw new Error('[site] There is no page to list in llms.txt. Prerender one first.');
  const line = ({ title, url, description }: ListedPage) =>
    `- [${title}](${origin}${url}): ${description}`;
  return [
    `# ${BRAND.name}`,
    `> ${home.description}`,
    ['## Pages', '', ...others.map(line)].join('\n'),
    [
      '## Data',
      '',
      `- [Plans, prices and limits](${origin}/pricing.json): JSON, in every language`,
      `- [All addresses](${origin}/sitemap.xml): XML, in every language`,
    ].join('\n'),
    '',
  ].join('\n\n');
}
