import type { Page } from '@playwright/test';
import { LOCALES } from '@waypage/content';
import { localeOf, plan } from '../support/built-site.ts';
import { expect, open, test } from '../support/test.ts';

/**
 * Finds problems in the copied text of a page: separate words that touch, and hidden words that don't replace visible,
 * unselectable ones.
 */
const failuresOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const failures: string[] = [];
    const isSelectable = (element: Element) => getComputedStyle(element).userSelect !== 'none';
    const hiddenAround = (element: Element): Element | undefined => {
      for (let node: Element | null = element; node; node = node.parentElement) {
        if (getComputedStyle(node).clipPath === 'inset(50%)') return node;
      }
      return undefined;
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
      if (element.closest('script, style, noscript, svg, template, select, textarea')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) {
        continue;
      }
      // Text directly in a closed `details` has no element of its own to check.
      if (element.matches('details:not([open])')) continue;
      if (isSelectable(element)) texts.push(node);
    }
    for (const text of texts) {
      const hidden = text.parentElement && hiddenAround(text.parentElement);
      const beside = [...(hidden?.parentElement?.children ?? [])].filter((one) => one !== hidden);
      if (hidden && !(beside.length > 0 && beside.every((one) => !isSelectable(one)))) {
        failures.push(`nobody sees: ${text.data}`);
      }
    }
    const selection = getSelection();
    const range = document.createRange();
    const boxOf = (text: Text, start: number): DOMRect => {
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect();
    };
    for (const [index, text] of texts.entries()) {
      const next = texts[index + 1];
      const end = text.data.length - 1;
      if (!next || /\s/.test(text.data.charAt(end)) || /\s/.test(next.data.charAt(0))) continue;
      const [one, two] = [boxOf(text, end), boxOf(next, 0)];
      const isApart =
        Math.abs(one.bottom - two.bottom) > one.height ||
        Math.max(two.left - one.right, one.left - two.right) > 2;
      if (!isApart) continue;
      range.setStart(text, end);
      range.setEnd(next, 1);
      // Part of one word that may wrap.
      if (range.cloneContents().querySelector('wbr')) continue;
      selection?.setBaseAndExtent(text, end, next, 1);
      const copied = selection?.toString() ?? '';
      // Inert text is not copied.
      if (copied !== '' && !/\s/.test(copied)) {
        failures.push(`touch: ${text.data.slice(-30)}|${next.data.slice(0, 30)}`);
      }
    }
    return failures;
  });

for (const locale of LOCALES) {
  test(`separates copied words on every page (${locale})`, async ({ page }) => {
    test.slow();
    const found: string[] = [];
    // `/s/{id}` has the content of home.
    const urls = plan.paths.filter((path) => localeOf(path) === locale && !/\/s\/./.test(path));
    for (const url of urls) {
      // A copy of what is not laid out yet has no line breaks.
      await open(page, url);
      for (const failure of await failuresOf(page)) found.push(`${url}: ${failure}`);
    }
    expect(found).toEqual([]);
  });
}
