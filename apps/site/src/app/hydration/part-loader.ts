import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { FunctionComponent } from 'react';
import { addMessages, missingNamespaces } from '../../services/i18n/create-i18n.ts';
import type { PageTitle, PartProps } from '../../pages/page-definition.ts';
import {
  findPageDefinition,
  findPart,
  partNamesOf,
  type Page,
  type PartName,
} from '../../pages/find-page.ts';

/** The component of a part. */
export type PartComponent = FunctionComponent<PartProps>;

const COMMON_NAMESPACES: readonly MessageNamespace[] = ['common', 'error'];

/** Tells pages apart that differ by more than the section they open at. */
export function pageKey({ screen, id = '' }: Page): string {
  return `${screen}/${id}`;
}

/** What a page says beside what its parts say. */
async function screenNamespaces({ screen, id }: Page): Promise<readonly MessageNamespace[]> {
  const { namespaces, namespacesOf } = findPageDefinition(screen);
  const ofId = id === undefined ? [] : await namespacesOf?.(id);
  return [...COMMON_NAMESPACES, ...namespaces, ...(ofId ?? [])];
}

/** The texts that a page is hydrated with: its own, and those of the parts that get their code with it. */
export async function pageNamespaces(page: Page): Promise<readonly MessageNamespace[]> {
  const { above, main, below } = partNamesOf(page.screen);
  const parts = [...above, ...main, ...below].map(findPart).filter(({ when }) => when === 'idle');
  return [
    ...new Set([
      ...(await screenNamespaces(page)),
      ...parts.flatMap(({ namespaces = [] }) => namespaces),
    ]),
  ];
}

/** What of a page has to be there before it is shown. */
export type Needs = 'first part' | 'all parts';

/** Loads code and texts, and remembers what is there. */
export interface PartLoader {
  /** Loads a part of a page. */
  loadPart(name: PartName, page: Page): Promise<PartComponent>;
  /** A part that has been loaded. */
  findPart(name: PartName, page: Page): PartComponent | undefined;
  /** Loads what a page shows first, then the rest of it. */
  loadPage(page: Page, needs: Needs): Promise<void>;
  /** Whether {@link loadPage} has nothing left to wait for. */
  isReady(page: Page, needs: Needs): boolean;
  /**
   * Title and description of a page.
   *
   * @throws Error when it has not been loaded
   */
  titleOf(page: Page): PageTitle;
}

/** Makes the loader of one page in the browser, or of one that is being written. */
export function createPartLoader(i18n: i18n): PartLoader {
  const components = new Map<string, PartComponent>();
  const titles = new Map<string, PageTitle>();
  const keyOf = (name: PartName, { id = '' }: Page) => `${name}/${id}`;
  const find = (name: PartName, page: Page) => components.get(keyOf(name, page));

  async function loadTexts(namespaces: readonly MessageNamespace[]): Promise<void> {
    const missing = missingNamespaces(i18n, namespaces);
    addMessages(i18n, await loadMessages(i18n.language as Locale, missing));
  }

  async function loadPart(name: PartName, page: Page): Promise<PartComponent> {
    const known = find(name, page);
    if (known) return known;
    const { load, namespaces = [] } = findPart(name);
    const [component] = await Promise.all([load(page.id ?? ''), loadTexts(namespaces)]);
    components.set(keyOf(name, page), component as PartComponent);
    return component as PartComponent;
  }

  async function loadTitle(page: Page): Promise<void> {
    const { head, namespaces } = findPageDefinition(page.screen);
    await loadTexts(await screenNamespaces(page));
    const [namespace] = namespaces as readonly ['home'];
    titles.set(
      pageKey(page),
      (await head?.(i18n.t, page.id ?? '')) ?? {
        title: i18n.t(`${namespace}:head.title`),
        description: i18n.t(`${namespace}:head.description`),
      },
    );
  }

  return {
    loadPart,
    findPart: find,
    async loadPage(page, needs) {
      const [first, ...rest] = partNamesOf(page.screen).main;
      await Promise.all([loadTitle(page), first && loadPart(first, page)]);
      const others = Promise.all(rest.map((name) => loadPart(name, page)));
      if (needs === 'all parts') await others;
      // Whoever shows a part loads it again, and knows what to do when it cannot be had.
      else others.catch(() => undefined);
    },
    isReady(page, needs) {
      const { main } = partNamesOf(page.screen);
      const needed = needs === 'all parts' ? main : main.slice(0, 1);
      return titles.has(pageKey(page)) && needed.every((name) => find(name, page) !== undefined);
    },
    titleOf(page) {
      const title = titles.get(pageKey(page));
      if (!title) {
        throw new Error(
          `[site] The page ${page.address} was shown before it was loaded, so it has no title. Wait for loadPage() first.`,
        );
      }
      return title;
    },
  };
}
