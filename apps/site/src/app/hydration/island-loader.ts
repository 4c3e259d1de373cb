import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { FunctionComponent } from 'react';
import { addMessages, missingNamespaces } from '#services/i18n/create-i18n.ts';
import type { PageTitle, IslandProps } from '#pages/page-definition.ts';
import {
  findPageDefinition,
  findIsland,
  islandNamesOf,
  type Page,
  type IslandName,
} from '#pages/find-page.ts';

export type IslandComponent = FunctionComponent<IslandProps>;

const COMMON_NAMESPACES: readonly MessageNamespace[] = ['common', 'error'];

/** Tells pages apart that differ by more than the section they open at. */
export function pageKey({ route, id = '' }: Page): string {
  return `${route}/${id}`;
}

/** The messages that a page is hydrated with: its own, and those of the islands that get their code with it. */
export async function pageNamespaces({ route, id = '' }: Page): Promise<MessageNamespace[]> {
  const { namespaces, namespacesOf } = findPageDefinition(route);
  const { above, main, below } = islandNamesOf(route);
  const islands = [...above, ...main, ...below]
    .map(findIsland)
    .filter(({ when }) => when === 'idle');
  const ofId = (await namespacesOf?.(id)) ?? [];
  const ofIslands = islands.flatMap((island) => island.namespaces ?? []);
  return [...new Set([...COMMON_NAMESPACES, ...namespaces, ...ofId, ...ofIslands])];
}

export type LoadScope = 'first island' | 'all islands';

export interface LoadedPage {
  readonly page: Page;
  readonly title: PageTitle;
  /** Those of its islands that are there. */
  readonly islands: ReadonlyMap<IslandName, IslandComponent>;
}

/** Loads code and messages. What is there already is handed over before the next task. */
export interface IslandLoader {
  loadIsland(name: IslandName, page: Page): Promise<IslandComponent>;
  loadTitle(page: Page): Promise<PageTitle>;
  loadPage(page: Page, needs: LoadScope): Promise<LoadedPage>;
}

/** Makes the loader of one page in the browser, or of one that is being written. */
export function createIslandLoader(i18n: i18n): IslandLoader {
  const loaded = new Map<string, unknown>();

  async function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    if (!loaded.has(key)) loaded.set(key, await load());
    return loaded.get(key) as T;
  }

  async function loadNamespaces(namespaces: readonly MessageNamespace[]): Promise<void> {
    const missing = missingNamespaces(i18n, namespaces);
    addMessages(i18n, await loadMessages(i18n.language as Locale, missing));
  }

  function loadIsland(name: IslandName, page: Page): Promise<IslandComponent> {
    const { load, namespaces = [] } = findIsland(name);
    return once(`island ${name}/${page.id ?? ''}`, async () => {
      const [component] = await Promise.all([load(page.id ?? ''), loadNamespaces(namespaces)]);
      return component as IslandComponent;
    });
  }

  function loadTitle(page: Page): Promise<PageTitle> {
    const { head, namespaces, sectionTitle } = findPageDefinition(page.route);
    const { sectionId } = page;
    return once(`title ${pageKey(page)}/${sectionId ?? ''}`, async () => {
      await loadNamespaces(await pageNamespaces(page));
      const [namespace] = namespaces as readonly ['home'];
      const title = (await head?.(i18n.t, page.id ?? '')) ?? {
        title: i18n.t(`${namespace}:head.title`),
        description: i18n.t(`${namespace}:head.description`),
      };
      if (!sectionId || !sectionTitle) return title;
      await loadNamespaces([sectionId]);
      return { ...title, title: sectionTitle(i18n.t, sectionId) ?? title.title };
    });
  }

  return {
    loadIsland,
    loadTitle,
    async loadPage(page, needs) {
      const { main } = islandNamesOf(page.route);
      const needed = needs === 'all islands' ? main : main.slice(0, 1);
      const islands = new Map<IslandName, IslandComponent>();
      const [title] = await Promise.all([
        loadTitle(page),
        ...needed.map(async (name) => islands.set(name, await loadIsland(name, page))),
      ]);
      return { page, title, islands };
    },
  };
}
