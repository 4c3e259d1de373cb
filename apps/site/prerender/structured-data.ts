import { BRAND } from '@waypage/content';

/** JSON-LD of a screen: organisation and site on the home page (decisions.md, "Head of each page"). */
export function structuredData(
  screen: string,
  marketingHost: string,
): { readonly structuredData?: string } {
  if (screen !== 'home') return {};
  const organisation = `${marketingHost}/#organisation`;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: BRAND.name,
        url: `${marketingHost}/`,
        sameAs: Object.values(BRAND.social),
      },
      {
        '@type': 'WebSite',
        '@id': `${marketingHost}/#site`,
        name: BRAND.name,
        url: `${marketingHost}/`,
        publisher: { '@id': organisation },
      },
    ],
  };
  return { structuredData: JSON.stringify(graph).replaceAll('<', '\\u003c') };
}
