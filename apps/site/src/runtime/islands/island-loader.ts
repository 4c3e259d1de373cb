import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { FunctionComponent } from 'react';
import { hosts } from '#services/hosts.ts';
import { addMessages, missingNamespaces } from '#services/i18n/create-i18n.ts';
import { translatorOf } from '#services/i18n/useTranslation.ts';
import type { PageTitle, IslandProps } from '#pages/page-definition.ts';
import {
  findPageDefinition,
  findIsland,
  islandNamesOf,
  pageNamespaces,
  type Page,
  type IslandName,
} from '#pages/page-registry.ts';

export type IslandComponent = FunctionComponent<IslandProps>;

/** Returns one key for all URLs of a page that differ only in the section that they scroll to. */
export function pageKey({ route, id = '' }: Page): string {
  return `${route}/${id}`;
}

export interface LoadedPage {
  readonly page: Page;
  readonly title: PageTitle;
  readonly islands: ReadonlyMap<IslandName, IslandComponent>;
}

export type IslandLoader = ReturnType<typeof createIslandLoader>;

/** Loads code and messages. What has been loaded already resolves within the same task. */
export function createIslandLoader(i18n: i18n) {
  const t = translatorOf(i18n);
  const loaded = new Map<string, unknown>();

  async function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    if (!loaded.has(key)) loaded.set(key, await load());
    return loaded.get(key) as T;
  }

  async function addNamespaces(namespaces: readonly MessageNamespace[]): Promise<void> {
    const missing = missingNamespaces(i18n, namespaces);
    if (missing.length > 0) addMessages(i18n, await loadMessages(i18n.language as Locale, missing));
  }

  function loadIsland(name: IslandName, { id = '' }: Page): Promise<IslandComponent> {
    const { load, namespaces = [] } = findIsland(name);
    return once(`island ${name}/${id}`, async () => {
      const [component] = await Promise.all([load(id), addNamespaces(namespaces)]);
      return component as IslandComponent;
    });
  }

  function markPreview(texts: PageTitle): PageTitle {
    if (hosts.isIndexed) return texts;
    return { ...texts, title: t('common:preview', { title: texts.title }) };
  }

  function loadTitle(page: Page): Promise<PageTitle> {
    const { route, id = '', sectionId } = page;
    const { head, namespaces, sectionTitle } = findPageDefinition(route);
    return once(`title ${pageKey(page)}/${sectionId ?? ''}`, async () => {
      await addNamespaces(await pageNamespaces(page));
      const [namespace] = namespaces as readonly ['home'];
      const title = (await head?.(t, id)) ?? {
        title: t(`${namespace}:head.title`),
        description: t(`${namespace}:head.description`),
      };
      if (!sectionId || !sectionTitle) return markPreview(title);
      await addNamespaces([sectionId]);
      return markPreview({ ...title, title: sectionTitle(t, sectionId) ?? title.title });
    });
  }

  async function loadPage(page: Page, scope: 'first island' | 'all islands'): Promise<LoadedPage> {
    const { main } = islandNamesOf(page.route);
    const needed = scope === 'all islands' ? main : main.slice(0, 1);
    const [title, ...islands] = await Promise.all([
      loadTitle(page),
      ...needed.map(async (name) => [name, await loadIsland(name, page)] as const),
    ]);
    return { page, title, islands: new Map(islands) };
  }

  return { loadIsland, loadTitle, loadPage };
}
