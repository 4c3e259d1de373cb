import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inCase, someOf, type Cases } from './open-case.ts';

/** Components whose content is wider than the window. */
const wide = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let node = element.parentElement; node; node = node.parentElement) {
        if (getComputedStyle(node).overflowX !== 'visible') return true;
      }
      return false;
    };
    const names = new Set<string>();
    for (const component of document.querySelectorAll('[data-component]')) {
      for (const element of component.querySelectorAll('*')) {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || isCut(element) || !element.checkVisibility()) continue;
        if (left < -1 || right > edge + 1)
          names.add(component.getAttribute('data-component') ?? '');
      }
    }
    return { names: [...names], scrolls: document.documentElement.scrollWidth > edge };
  });

/** Lines of text that would not be on paper, and those that something else covers. */
const lostLines = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest('script, style, svg, select, [inert] [inert]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        const clip = around.getBoundingClientRect();
        // For screen readers only.
        if (clipPath.includes('50%')) break;
        if (position === 'fixed') lost.push(`fixed: ${text}`);
        if (around === document.documentElement || around === document.body) continue;
        const cutsX =
          overflowX !== 'visible' && (box.right > clip.right + 2 || box.left < clip.left - 2);
        const cutsY =
          overflowY !== 'visible' && (box.bottom > clip.bottom + 2 || box.top < clip.top - 2);
        if (cutsX || cutsY) {
          lost.push(`cut: ${text}`);
          break;
        }
      }
    }
    const { overflowY } = getComputedStyle(document.documentElement);
    if (overflowY === 'hidden' || getComputedStyle(document.body).overflowY === 'hidden') {
      lost.push('The page is one window high.');
    }
    for (const layer of document.querySelectorAll('*')) {
      const { position, display, visibility, backgroundColor } = getComputedStyle(layer);
      const isPainted =
        display !== 'none' && visibility === 'visible' && !backgroundColor.endsWith(', 0)');
      if (position === 'fixed' && isPainted && layer.getBoundingClientRect().width > 0) {
        lost.push(`covers: ${layer.className}`);
      }
    }
    return lost;
  });

const linesOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Narrow windows, other scripts and paper, over all components. */
export function describeBoxes(cases: () => Cases): void {
  describe('every component', () => {
    it.each(someOf(['en', 'ar', 'he'], ['en', 'ar']))(
      'fits a window of 320 px (%s)',
      async (lang) => {
        await inCase(
          cases(),
          `every-component&lang=${lang}&dir=${lang === 'en' ? 'ltr' : 'rtl'}`,
          async (page) => {
            await expect.poll(() => wide(page)).toEqual({ names: [], scrolls: false });
          },
          { viewport: { width: 320, height: 700 } },
        );
      },
    );

    it.each(
      someOf(
        ['Dialog', 'PreviewDialog', 'AlertDialog', 'Popover', 'Menu', 'Tooltip'],
        ['Dialog', 'Popover'],
      ),
    )('is on paper once and whole, with an open %s', async (kind) => {
      await inCase(cases(), `print&open=${kind}`, async (page) => {
        await page.getByText('Only in what is open.').first().waitFor();
        await page.emulateMedia({ media: 'print' });
        await expect.poll(() => lostLines(page)).toEqual([]);
        const lines = await linesOf(page);
        for (const line of ['Before Accordion', 'Before Tabs', 'The last line.', 'A notice.']) {
          expect(lines.split(line)).toHaveLength(2);
        }
        // What explains a button or waits for a press is nothing for paper.
        const times = ['Menu', 'Tooltip'].includes(kind) ? 0 : 1;
        expect(lines.split('Only in what is open.')).toHaveLength(times + 1);
      });
    });
  });
}
