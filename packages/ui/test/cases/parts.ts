import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { type Cases, inCase, SOON } from './open-case.ts';

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

export function describeParts(cases: () => Cases): void {
  describe('part with its own theme, direction, language', () => {
    it.each(['light', 'dark'] as const)(
      'has readable text everywhere (system: %s)',
      async (colorScheme) => {
        await inCase(
          cases(),
          'part&all',
          async (page) => {
            await vi.waitFor(async () => {
              expect(await faintTexts(page, '#part')).toEqual([]);
            }, SOON);
            await page.getByRole('button', { name: 'Switch' }).click();
            await vi.waitFor(async () => {
              expect(await faintTexts(page, '#part')).toEqual([]);
            }, SOON);
          },
          { colorScheme },
        );
      },
    );

    it.each(names)('passes them to its popups: %s', async (name) => {
      await inCase(cases(), 'part', async (page) => {
        const popup = await open(page, name);
        await popup.waitFor();
        const look = await popup.evaluate((element) => {
          const { direction, colorScheme } = getComputedStyle(element);
          const lang = element.closest('[lang]')?.getAttribute('lang');
          const box = element.getBoundingClientRect();
          return { direction, colorScheme, lang, inPart: element.closest('#part') !== null, box };
        });
        expect(look).toMatchObject({
          direction: 'rtl',
          colorScheme: 'dark',
          lang: 'ar',
          inPart: false,
        });
        await vi.waitFor(async () => {
          expect(await faintTexts(page, '[data-base-ui-portal]')).toEqual([]);
        }, SOON);
        // In right-to-left text, the start of the button is its right edge.
        if (name === 'Menu' || name === 'Popover') {
          const button = await page.getByRole('button', { name, exact: true }).boundingBox();
          expect(Math.round(look.box.right)).toBe(
            Math.round((button?.x ?? 0) + (button?.width ?? 0)),
          );
        }
      });
    });

    it.each(names)('renders into the container of the application: %s', async (name) => {
      await inCase(cases(), 'part&container', async (page) => {
        await (await open(page, name)).waitFor();
        expect(await page.locator('#own').getByRole(popups[name]).count()).toBe(1);
      });
    });

    it('updates an open dialog when themes switch', async () => {
      await inCase(cases(), 'part', async (page) => {
        const popup = await open(page, 'Dialog');
        await popup.waitFor();
        // By script, as code inside the dialog would do: the page behind is inert.
        await page.getByText('Switch').evaluate((button: HTMLElement) => button.click());
        await expect
          .poll(() => popup.evaluate((element) => getComputedStyle(element).colorScheme))
          .toBe('light');
      });
    });
  });
}
