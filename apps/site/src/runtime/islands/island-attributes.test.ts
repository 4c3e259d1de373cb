import { expect, it, vi } from 'vitest';
import { islandAttributes } from './island-attributes.ts';

vi.mock(import('@waypage/content/messages'), async (original) => ({
  ...(await original()),
  isMostlyEnglish: (locale, namespace) => locale === 'fr' && namespace !== 'faq',
}));

it.each([
  ['pricing', 'home', 'fr', { lang: 'en', dir: 'ltr' }],
  ['faq', 'home', 'fr', {}],
  ['pricing', 'home', 'es', {}],
  // An island without messages of its own uses those of its page.
  ['not-found', 'not-found', 'fr', { lang: 'en', dir: 'ltr' }],
] as const)('marks %s of %s in %s as English', (name, route, locale, language) => {
  expect(islandAttributes(name, { route }, locale)).toEqual({
    id: `island-${name}`,
    'data-island': name,
    ...language,
  });
});
