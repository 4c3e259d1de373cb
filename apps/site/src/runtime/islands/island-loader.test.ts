import { expect, it, vi } from 'vitest';
import { findPage } from '#pages/page-registry.ts';
import { hosts } from '#services/hosts.ts';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { createIslandLoader } from './island-loader.ts';

it.each([
  [true, /^(?!Preview)/],
  [false, /^Preview: ./],
])('titles a page of isIndexed: %s', async (isIndexed, title) => {
  vi.spyOn(hosts, 'isIndexed', 'get').mockReturnValue(isIndexed);
  const loader = createIslandLoader(createI18n('en', {}));
  expect((await loader.loadTitle(findPage('/plans'))).title).toMatch(title);
  expect((await loader.loadTitle(findPage('/s/faq'))).title).toMatch(title);
});
