import { LANDING_PAGES, type LandingPageName } from '@waypage/content/landing-pages';
import type { PageDefinition } from '../page-definition.ts';

export const landingPage = {
  name: 'landing-page',
  urls: LANDING_PAGES.map(({ name, indexed }) => ({
    url: `/for/${name}`,
    id: name,
    isIndexed: indexed,
  })),
  islands: {
    'landing-hero': {
      namespaces: ['claim'],
      load: async () => (await import('./LandingHero.tsx')).LandingHero,
    },
    'landing-body': {
      when: 'visible',
      namespaces: ['page-types', 'qrcode-type', 'faq', 'pricing'],
      load: async () => (await import('./LandingBody.tsx')).LandingBody,
    },
  },
  hasFinalCall: true,
  namespaces: [],
  namespacesOf: (id) => Promise.resolve([`landing-${id as LandingPageName}`]),
  head: (t, id) =>
    Promise.resolve({
      title: t(`landing-${id as LandingPageName}:head.title`),
      description: t(`landing-${id as LandingPageName}:head.description`),
    }),
} as const satisfies PageDefinition;
