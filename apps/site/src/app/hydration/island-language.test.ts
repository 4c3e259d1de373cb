import { expect, it, vi } from 'vitest';
import { islandLanguage } from './island-language.ts';

vi.mock(import('@waypage/content/messages'), async (original) => ({
  ...(await original()),
  isMostlyEnglish: (locale, namespace) => locale === 'fr' && namespace !== 'faq',
}));

it('is English where little of what an island says is translated', () => {
  expect(islandLanguage('pricing', { screen: 'home' }, 'fr')).toBe('en');
  expect(islandLanguage('faq', { screen: 'home' }, 'fr')).toBeUndefined();
  expect(islandLanguage('pricing', { screen: 'home' }, 'es')).toBeUndefined();
});

it('is English for an island that says what its page says, where little of that is translated', () => {
  expect(islandLanguage('not-found', { screen: 'not-found' }, 'fr')).toBe('en');
});
