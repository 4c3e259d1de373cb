import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { type Cases, inCase, SOON } from './open-case.ts';

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

const faintTexts = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas.');
    const paint = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = color
        .slice(0, 3)
        .map((channel) => channel / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    // Undefined if an image or a pseudo-element is behind the text.
    const groundOf = (element: Element | null): number[] | undefined => {
      for (let node = element; node; node = node.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(node);
        const before = getComputedStyle(node, '::before');
        const hasLayer = before.content !== 'none' && (paint(before.backgroundColor)[3] ?? 0) > 250;
        if (backgroundImage !== 'none' || hasLayer) return undefined;
        const ground = paint(backgroundColor);
        if ((ground[3] ?? 0) > 250) return ground;
      }
      return [255, 255, 255, 255];
    };
    const faint: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join('');
      const box = element.getBoundingClientRect();
      // Hidden, for screen readers only, or drawn in an image.
      if (!text || box.width < 2 || !element.checkVisibility() || element.closest('svg')) continue;
      const ground = groundOf(element);
      if (!ground) continue;
      const [one, two] = [
        luminance(paint(getComputedStyle(element).color)),
        luminance(ground),
      ].sort((a, b) => b - a);
      const ratio = ((one ?? 0) + 0.05) / ((two ?? 0) + 0.05);
      if (ratio < 3) {
        const where = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
        faint.push(`${where}: ${text.slice(0, 20)} ${ratio.toFixed(2)}`);
      }
    }
    return faint;
  });

export function describeParts(cases: () => Cases): void {
  describe('a part of a page with a theme, direction and language of its own', () => {
    it.each(['light', 'dark'] as const)(
      'has readable text in every component (the system is %s)',
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

    it.each(names)('hands them on to what opens from it: %s', async (name) => {
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

    it('takes an open dialog along when its theme is switched', async () => {
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
