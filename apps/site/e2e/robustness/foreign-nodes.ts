import type { Page } from '@playwright/test';
import { MAY_DIFFER } from '../support/page-text.ts';

export const FOREIGN_CHANGES = [
  'texts wrapped in font elements',
  'a changed word',
  'an element inserted first',
  'an element inserted last',
  'an element beside every field',
  'a removed element',
  'an added attribute',
  'everything removed',
] as const;

type ForeignChange = (typeof FOREIGN_CHANGES)[number];

/** Makes a change in every island of the page. */
export function changeIslands(page: Page, change: ForeignChange): Promise<void> {
  return page.evaluate((kind) => {
    const textsOf = (island: Element) => {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !text.parentElement?.closest('svg, noscript'))
          texts.push(text);
      }
      return texts;
    };
    const foreign = () => {
      const element = document.createElement('foreign-element');
      element.textContent = '·';
      return element;
    };
    const make: Record<typeof kind, (island: Element) => void> = {
      'texts wrapped in font elements': (island) => {
        for (const text of textsOf(island)) {
          const outer = document.createElement('font' as string);
          const inner = document.createElement('font' as string);
          outer.append(inner);
          text.replaceWith(outer);
          inner.append(document.createTextNode(text.data));
        }
      },
      'a changed word': (island) => {
        const text = textsOf(island).at(0);
        if (text) text.data = 'changed';
      },
      'an element inserted first': (island) => {
        (island.firstElementChild ?? island).prepend(foreign());
        island.prepend(foreign());
      },
      'an element inserted last': (island) => {
        (island.firstElementChild ?? island).append(foreign());
        island.append(foreign());
      },
      'an element beside every field': (island) => {
        for (const field of island.querySelectorAll('input, textarea, select, button'))
          field.after(foreign());
      },
      'a removed element': (island) => {
        island.querySelector('h1, h2, h3, a, p')?.remove();
      },
      'an added attribute': (island) => {
        for (const element of island.querySelectorAll('*'))
          element.setAttribute('data-foreign', '');
      },
      'everything removed': (island) => island.replaceChildren(),
    };
    document.querySelectorAll('[data-island]').forEach(make[kind]);
  }, change);
}

/** Returns the text of each island, without foreign nodes, deferred and other text that may differ, and invisible white space. */
export function readIslands(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    (mayDiffer) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-island]')].map((island) => {
          const copy = island.cloneNode(true) as HTMLElement;
          for (const other of copy.querySelectorAll(
            `foreign-element, [data-deferred], ${mayDiffer}`,
          ))
            other.remove();
          return [island.dataset['island'] ?? '', copy.textContent.replace(/\s+/g, ' ').trim()];
        }),
      ),
    MAY_DIFFER,
  );
}
