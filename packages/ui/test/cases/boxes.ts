import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { type ConsumerTest, popupNames, soon } from './open-case.ts';

const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let node = element.parentElement; node; node = node.parentElement) {
        if (getComputedStyle(node).overflowX !== 'visible') return true;
      }
      return false;
    };
    const names = new Set<string>();
    for (const component of document.querySelectorAll('[data-component]')) {
      for (const element of component.querySelectorAll('*')) {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || isClipped(element) || !element.checkVisibility()) continue;
        if (left < -1 || right > edge + 1)
          names.add(component.getAttribute('data-component') ?? '');
      }
    }
    return { names: [...names], scrolls: document.documentElement.scrollWidth > edge };
  });

/**
 * The boxes of each component in document order, measured from its start edge: `[start, inline size]` in CSS pixels.
 */
type Boxes = Readonly<
  Record<string, readonly (readonly [name: string, start: number, size: number])[]>
>;

const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    const all: Record<string, (readonly [string, number, number])[]> = {};
    for (const component of document.querySelectorAll<HTMLElement>('[data-component]')) {
      const frame = component.getBoundingClientRect();
      all[component.dataset['component'] ?? ''] = [...component.querySelectorAll('*')]
        .filter(
          (element) =>
            // Runs of the opposite direction keep their own order within a line.
            getComputedStyle(element).display !== 'inline' && !element.closest('svg *, [dir]'),
        )
        .map((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const start = isRtl ? frame.right - right : left - frame.left;
          return [`${element.tagName} ${element.className}`, start, width] as const;
        });
    }
    return all;
  });

const findUnmirrored = (ltr: Boxes, rtl: Boxes): readonly string[] =>
  Object.entries(ltr).flatMap(([component, boxes]) =>
    boxes.flatMap(([name, start, size], index) => {
      const [, otherStart = 0, otherSize = 0] = rtl[component]?.[index] ?? [];
      const isSame = Math.abs(start - otherStart) < 1.5 && Math.abs(size - otherSize) < 1.5;
      return isSame
        ? []
        : [`${component}: ${name} ${String([start, otherStart, size, otherSize])}`];
    }),
  );

/** Controls that remain covered or off-screen after scrolling them into view. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    for (const component of document.querySelectorAll<HTMLElement>('[data-component]')) {
      for (const control of component.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      )) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]'))
          continue;
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        const label = control.closest('label') ?? control;
        if (!hit || !(label.contains(hit) || hit.contains(control))) {
          lost.push(
            `${component.dataset['component'] ?? ''}: ${control.textContent || control.tagName}`,
          );
        }
      }
    }
    return lost;
  });

const outsideWindow = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-base-ui-portal] :is([role*="dialog"], [role="menu"], [role="tooltip"])',
      ),
    ]
      .map((layer) => layer.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) =>
          left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5,
      )
      .map(({ left, right, top, bottom }) => [left, right, top, bottom].map(Math.round)),
  );

/** Lines of text that would be missing or covered in print. */
const findLostLines = (page: Page) =>
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

export function describeBoxes(it: ConsumerTest): void {
  describe('every component', () => {
    it.for(['en', 'ar', 'he'])('fits a window of 320 px (%s)', async (lang, { openCase }) => {
      const page = await openCase(
        `every-component&lang=${lang}&dir=${lang === 'en' ? 'ltr' : 'rtl'}`,
        { viewport: { width: 320, height: 700 } },
      );
      await soon(async () =>
        expect(await findOverflow(page)).toEqual({ names: [], scrolls: false }),
      );
    });

    it('is mirrored from right to left', async ({ openCase }) => {
      let boxes: Boxes = {};
      for (const dir of ['ltr', 'rtl']) {
        const page = await openCase(`every-component&dir=${dir}`);
        await page.getByRole('group', { name: /^1 \/ / }).waitFor();
        if (dir === 'ltr') boxes = await boxesOf(page);
        else await soon(async () => expect(findUnmirrored(boxes, await boxesOf(page))).toEqual([]));
      }
    });

    it('has all controls in reach at 320 px', async ({ openCase }) => {
      const page = await openCase('every-component', { viewport: { width: 320, height: 700 } });
      await soon(async () => expect(await outOfReach(page)).toEqual([]));
    });

    it.for(popupNames)('fits a window of 320 px: %s', async (kind, { openCase }) => {
      const page = await openCase(`every-component&open=${kind}`, {
        viewport: { width: 320, height: 480 },
      });
      await page.getByText('Only in what is open.').first().waitFor();
      const button = page.locator('[data-popup-open]');
      if (await button.count()) await button.scrollIntoViewIfNeeded();
      await soon(async () => expect(await outsideWindow(page)).toEqual([]));
    });

    it.for(popupNames)('prints once and whole, with open %s', async (kind, { openCase }) => {
      const page = await openCase(`every-component&open=${kind}`);
      await page.getByText('Only in what is open.').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      await soon(async () => expect(await findLostLines(page)).toEqual([]));
      const lines = await linesOf(page);
      for (const line of ['Before Accordion', 'Before Tabs', 'The last line.', 'A notice.']) {
        expect(lines.split(line)).toHaveLength(2);
      }
      // Menus and tooltips are not printed.
      const times = ['Menu', 'Tooltip'].includes(kind) ? 0 : 1;
      expect(lines.split('Only in what is open.')).toHaveLength(times + 1);
    });
  });
}
