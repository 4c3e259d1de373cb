import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { FunctionComponent } from 'react';
import { addMessages, missingNamespaces } from '#services/i18n/create-i18n.ts';
import type { PageTitle, PartProps } from '#pages/page-definition.ts';
import {
  findPageDefinition,
  findPart,
  partNamesOf,
  type Page,
  type PartName,
} from '#pages/find-page.ts';

export type PartComponent = FunctionComponent<PartProps>;

const COMMON_NAMESPACES: readonly MessageNamespace[] = ['common', 'error'];

/** Tells pages apart that differ by more than the section they open at. */
export function pageKey({ screen, id = '' }: Page): string {
  return `${screen}/${id}`;
}

/** The texts that a page is hydrated with: its own, and those of the parts that get their code with it. */
export async function pageNamespaces({ screen, id = '' }: Page): Promise<MessageNamespace[]> {
  const { namespaces, namespacesOf } = findPageDefinition(screen);
  const { above, main, below } = partNamesOf(screen);
  const parts = [...above, ...main, ...below].map(findPart).filter(({ when }) => when === 'idle');
  const ofId = (await namespacesOf?.(id)) ?? [];
  const ofParts = parts.flatMap((part) => part.namespaces ?? []);
  return [...new Set([...COMMON_NAMESPACES, ...namespaces, ...ofId, ...ofParts])];
}

export type Needs = 'first part' | 'all parts';

export interface LoadedPage {
  readonly page: Page;
  readonly title: PageTitle;
  /** Those of its parts that are there. */
  readonly parts: ReadonlyMap<PartName, PartComponent>;
}

/** Loads code and texts. What is there already is handed over before the next task. */
export interface PartLoader {
  loadPart(name: PartName, page: Page): Promise<PartComponent>;
  loadTitle(page: Page): Promise<PageTitle>;
  loadPage(page: Page, needs: Needs): Promise<LoadedPage>;
}

/** Makes the loader of one page in the browser, or of one that is being written. */
export function createPartLoader(i18n: i18n): PartLoader {
  const loaded = new Map<string, unknown>();

  async function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    if (!loaded.has(key)) loaded.set(key, await load());
    return loaded.get(key) as T;
  }

  async function loadTexts(namespaces: readonly MessageNamespace[]): Promise<void> {
    const missing = missingNamespaces(i18n, namespaces);
    addMessages(i18n, await loadMessages(i18n.language as Locale, missing));
  }

  function loadPart(name: PartName, page: Page): Promise<PartComponent> {
    const { load, namespaces = [] } = findPart(name);
    return once(`part ${name}/${page.id ?? ''}`, async () => {
      const [component] = await Promise.all([load(page.id ?? ''), loadTexts(namespaces)]);
      return component as PartComponent;
    });
  }

  function loadTitle(page: Page): Promise<PageTitle> {
    const { head, namespaces, sectionTitle } = findPageDefinition(page.screen);
    const { sectionId } = page;
    return once(`title ${pageKey(page)}/${sectionId ?? ''}`, async () => {
      await loadTexts(await pageNamespaces(page));
      const [namespace] = namespaces as readonly ['home'];
      const title = (await head?.(i18n.t, page.id ?? '')) ?? {
        title: i18n.t(`${namespace}:head.title`),
        description: i18n.t(`${namespace}:head.description`),
      };
      if (!sectionId || !sectionTitle) return title;
      await loadTexts([sectionId]);
      return { ...title, title: sectionTitle(i18n.t, sectionId) ?? title.title };
    });
  }

  return {
    loadPart,
    loadTitle,
    async loadPage(page, needs) {
      const { main } = partNamesOf(page.screen);
      const needed = needs === 'all parts' ? main : main.slice(0, 1);
      const parts = new Map<PartName, PartComponent>();
      const [title] = await Promise.all([
        loadTitle(page),
        ...needed.map(async (name) => parts.set(name, await loadPart(name, page))),
      ]);
      return { page, title, parts };
    },
  };
}
