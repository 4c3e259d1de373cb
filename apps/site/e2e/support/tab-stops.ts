import type { Page } from '@playwright/test';

/**
 * Finds needless tab stops: boxes that do not scroll, or whose controls are focusable themselves. Firefox stops at each
 * scrollable box unless its `tabIndex` is -1, and every browser at one with `tabIndex` 0.
 */
export function findNeedlessTabStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, iframe, audio, video, [role=slider]';
    const isTabStop = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility({ visibilityProperty: true });
    const scrolls = (box: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (
        (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) ||
        (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight)
      );
    };
    return (
      [...document.body.querySelectorAll<HTMLElement>('*')]
        // A tab panel is focusable by its ARIA pattern.
        .filter((box) => !box.matches(`${controls}, [role=tabpanel]`) && box.checkVisibility())
        .filter(
          (box) =>
            box.getAttribute('tabindex') === '0' ||
            (box.tabIndex !== 0 && !box.hasAttribute('tabindex') && scrolls(box)),
        )
        .filter(
          (box) =>
            !scrolls(box) || [...box.querySelectorAll<HTMLElement>(controls)].some(isTabStop),
        )
        .map((box) => `<${box.localName} class="${box.className}" id="${box.id}">`)
    );
  });
}
