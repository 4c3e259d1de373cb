import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { type ConsumerTest, soon } from './open-case.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const popups = {
  Menu: 'menu',
  Popover: 'dialog',
  Tooltip: 'tooltip',
  Dialog: 'dialog',
  PreviewDialog: 'dialog',
  AlertDialog: 'alertdialog',
} as const;

const names = Object.keys(popups) as (keyof typeof popups)[];

const open = async (page: Page, name: keyof typeof popups) => {
  const button = page.getByRole('button', { name, exact: true });
  if (name === 'Tooltip') await button.hover();
  else await button.click();
  return page.getByRole(popups[name]).last();
};

const faintTexts = async (page: Page, selector: string): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  }, selector);
};

export function describeParts(it: ConsumerTest): void {
  describe('part with its own theme, direction, language', () => {
    it.for(['light', 'dark'] as const)(
      'has readable text everywhere (system: %s)',
      async (colorScheme, { openCase }) => {
        const page = await openCase('part&all', { colorScheme });
        await soon(async () => expect(await faintTexts(page, '#part')).toEqual([]));
        await page.getByRole('button', { name: 'Switch' }).click();
        await soon(async () => expect(await faintTexts(page, '#part')).toEqual([]));
      },
    );

    it.for(names)('passes them to its popups: %s', async (name, { openCase }) => {
      const page = await openCase('part');
      const popup = await open(page, name);
      await popup.waitFor();
      const appearance = await popup.evaluate((element) => {
        const { direction, colorScheme } = getComputedStyle(element);
        const lang = element.closest('[lang]')?.getAttribute('lang');
        const box = element.getBoundingClientRect();
        return { direction, colorScheme, lang, inPart: element.closest('#part') !== null, box };
      });
      const expected = { direction: 'rtl', colorScheme: 'dark', lang: 'ar', inPart: false };
      expect(appearance).toMatchObject(expected);
      await soon(async () => expect(await faintTexts(page, '[data-base-ui-portal]')).toEqual([]));
      // In right-to-left text, the start of the button is its right edge.
      if (name === 'Menu' || name === 'Popover') {
        const button = await page.getByRole('button', { name, exact: true }).boundingBox();
        expect(Math.round(appearance.box.right)).toBe(
          Math.round((button?.x ?? 0) + (button?.width ?? 0)),
        );
      }
    });

    it.for(names)(
      'renders into the container of the application: %s',
      async (name, { openCase }) => {
        const page = await openCase('part&container');
        await (await open(page, name)).waitFor();
        expect(await page.locator('#own').getByRole(popups[name]).count()).toBe(1);
      },
    );

    it('updates an open dialog when themes switch', async ({ openCase }) => {
      const page = await openCase('part');
      const popup = await open(page, 'Dialog');
      await popup.waitFor();
      // By script, as code inside the dialog would do: the page behind is inert.
      await page.getByText('Switch').evaluate((button: HTMLElement) => button.click());
      const schemeOf = () => popup.evaluate((element) => getComputedStyle(element).colorScheme);
      await soon(async () => expect(await schemeOf()).toBe('light'));
    });
  });
}
