import type { Page } from '@playwright/test';
import { MAY_DIFFER } from '../support/page-text.ts';

/** What translation, password managers and content blockers do to a page. */
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

/** One of {@link FOREIGN_CHANGES}. */
export type ForeignChange = (typeof FOREIGN_CHANGES)[number];

/** Makes a change in every part of the page; dealt out to the parts where several are given. */
export function changeParts(page: Page, changes: readonly ForeignChange[]): Promise<void> {
  return page.evaluate((kinds) => {
    const textsOf = (part: Element) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
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
    const make: Record<(typeof kinds)[number], (part: Element) => void> = {
      'texts wrapped in font elements': (part) => {
        for (const text of textsOf(part)) {
          const outer = document.createElement('font' as string);
          const inner = document.createElement('font' as string);
          outer.append(inner);
          text.replaceWith(outer);
          inner.append(document.createTextNode(text.data));
        }
      },
      'a changed word': (part) => {
        const text = textsOf(part).at(0);
        if (text) text.data = 'changed';
      },
      'an element inserted first': (part) => {
        (part.firstElementChild ?? part).prepend(foreign());
        part.prepend(foreign());
      },
      'an element inserted last': (part) => {
        (part.firstElementChild ?? part).append(foreign());
        part.append(foreign());
      },
      'an element beside every field': (part) => {
        for (const field of part.querySelectorAll('input, textarea, select, button'))
          field.after(foreign());
      },
      'a removed element': (part) => {
        part.querySelector('h1, h2, h3, a, p')?.remove();
      },
      'an added attribute': (part) => {
        for (const element of part.querySelectorAll('*')) element.setAttribute('data-foreign', '');
      },
      'everything removed': (part) => {
        part.replaceChildren();
      },
    };
    [...document.querySelectorAll('[data-page-part]')].forEach((part, index) => {
      const kind = kinds[index % kinds.length];
      if (kind) make[kind](part);
    });
  }, changes);
}

/** The text of each part of the page, without what is foreign to it or may differ, and without blanks that no one sees. */
export function readParts(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    (mayDiffer) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-page-part]')].map((part) => {
          const copy = part.cloneNode(true) as HTMLElement;
          for (const other of copy.querySelectorAll(`foreign-element, ${mayDiffer}`))
            other.remove();
          return [part.dataset['pagePart'] ?? '', copy.textContent.replace(/\s+/g, ' ').trim()];
        }),
      ),
    MAY_DIFFER,
  );
}
