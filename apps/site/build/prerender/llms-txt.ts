import { BRAND } from '@waypage/content';
import type { PageTitle } from '#pages/page-definition.ts';

/** A page as it is told of to programs that read. */
export interface ListedPage extends PageTitle {
  /** Without the origin. */
  readonly url: string;
}

/**
 * What the site has, as language models and other programs read it best: a list of pages in Markdown
 * (https://llmstxt.org), and where the prices stand as data.
 *
 * @param origin public origin of the site, without a slash at its end
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
