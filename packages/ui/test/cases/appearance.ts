import type { Locator, Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { createTheme } from '../../src/theme/index.ts';
import { type Cases, inCase, SOON } from './open-case.ts';

const styleOf = (
  of: Locator,
  name: keyof CSSStyleDeclaration & string,
  pseudo?: string,
): Promise<string> =>
  of.evaluate(
    (element, [property, part]) => {
      const style = getComputedStyle(element, part);
      return style.getPropertyValue(property);
    },
    [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), pseudo] as const,
  );

const stylesOf = async (all: Locator, name: keyof CSSStyleDeclaration & string) =>
  Promise.all((await all.all()).map((one) => styleOf(one, name)));

const isInWindow = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('tab', { name, exact: true }).evaluate((tab) => {
    const list = tab.parentElement?.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    return list !== undefined && box.left >= list.left - 1 && box.right <= list.right + 1;
  });

export function describeLooks(cases: () => Cases): void {
  describe('every form control', () => {
    it('has a hover ground unlike disabled', async () => {
      const selector =
        'form :is(input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea)';
      let disabled: readonly string[] = [];
      await inCase(cases(), 'forms&disabled', async (page) => {
        disabled = await stylesOf(
          page.locator(selector).filter({ visible: true }),
          'backgroundColor',
        );
      });
      expect(new Set(disabled).size).toBe(1);
      await inCase(cases(), 'forms', async (page) => {
        for (const control of await page.locator(selector).filter({ visible: true }).all()) {
          const before = await styleOf(control, 'backgroundColor');
          await control.hover();
          await vi.waitFor(async () => {
            expect(await styleOf(control, 'backgroundColor')).not.toBe(before);
          }, SOON);
          expect(disabled).not.toContain(await styleOf(control, 'backgroundColor'));
        }
      });
    });

    it.each([
      { density: 'comfortable', forcedColors: 'none' },
      { density: 'compact', forcedColors: 'none' },
      { density: 'compact', forcedColors: 'active' },
    ] as const)(
      'has fitting file fields ($density, forced colors: $forcedColors)',
      async ({ density, forcedColors }) => {
        const theme = createTheme({ colors: { signal: '#1D4ED8' }, density });
        await inCase(
          cases(),
          'every-component',
          async (page) => {
            await page.addStyleTag({ content: theme });
            const file = page.locator('[type="file"]');
            const other = page.locator('[data-component="FormRow"] input').first();
            for (const size of ['s', 'm', 'l']) {
              for (const field of [file, other]) {
                await field.evaluate((input, name) => {
                  input.closest('[data-size]')?.setAttribute('data-size', name);
                }, size);
              }
              const height = (await other.boundingBox())?.height;
              expect((await file.boundingBox())?.height, size).toBe(height);
              const [button, text] = await Promise.all(
                (['minBlockSize', 'fontSize'] as const).map((name) =>
                  styleOf(file, name, '::file-selector-button'),
                ),
              );
              // Its border, and 2 px above and below the text.
              expect(parseFloat(button ?? ''), size).toBeGreaterThanOrEqual(
                Math.floor(parseFloat(text ?? '')) + 8,
              );
            }
          },
          { forcedColors },
        );
      },
    );
  });

  it('outlines badges and buttons in forced colors', async () => {
    await inCase(
      cases(),
      'every-component',
      async (page) => {
        const framed = page.locator(
          ':is([data-component="Badge"], [data-component="Button"]) > :is(span, button)',
        );
        expect(await framed.count()).toBe(2);
        const borders = await stylesOf(framed, 'borderTopWidth');
        expect(await stylesOf(framed, 'outlineWidth')).toEqual(borders);
        expect(await stylesOf(framed, 'outlineOffset')).toEqual(
          borders.map((width) => `-${width}`),
        );
        expect(new Set(await stylesOf(framed, 'outlineStyle'))).toEqual(new Set(['solid']));
      },
      { forcedColors: 'active' },
    );
  });

  it.each(['Dialog', 'AlertDialog'])('a dialog has one inset everywhere (%s)', async (name) => {
    await inCase(cases(), `print&open=${name}`, async (page) => {
      const parts = page.locator('[data-base-ui-portal] [role*="dialog"] > *');
      const insets = await parts.evaluateAll((elements) =>
        elements.map((element) => {
          const sheet = element.parentElement?.getBoundingClientRect().left ?? 0;
          const range = document.createRange();
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
          range.selectNodeContents(text ?? element);
          const first = text?.parentElement?.closest('button') ?? range;
          return Math.round(first.getBoundingClientRect().left - sheet);
        }),
      );
      expect(insets.length).toBeGreaterThan(1);
      expect(new Set(insets).size, String(insets)).toBe(1);
    });
  });

  it.each(['Menu', 'Popover', 'Tooltip'])(
    '%s hides while its button is scrolled away',
    async (kind) => {
      await inCase(cases(), `scrolled&open=${kind}`, async (page) => {
        const words = page.getByText('Only in what is open.');
        await words.waitFor();
        const opacity = () =>
          words.evaluate((element) => {
            const popup = element.closest('[data-base-ui-portal] > *');
            return popup && getComputedStyle(popup).opacity;
          });
        expect(await opacity()).toBe('1');
        const box = page.getByTestId('box');
        await box.evaluate((element) => {
          element.scrollTop = 600;
        });
        await vi.waitFor(async () => {
          expect(await opacity()).toBe('0');
        }, SOON);
        await box.evaluate((element) => {
          element.scrollTop = 0;
        });
        await vi.waitFor(async () => {
          expect(await opacity()).toBe('1');
        }, SOON);
      });
    },
  );

  it('narrow tabs show a mouse scrollbar, all reachable', async () => {
    await inCase(cases(), 'tabs', async (page) => {
      const list = page.getByRole('tablist');
      expect(await styleOf(list, 'scrollbarWidth')).toBe('thin');
      expect(await isInWindow(page, 'Section 12')).toBe(false);
      await page.getByRole('tab', { name: 'Section 1', exact: true }).focus();
      await page.keyboard.press('End');
      await vi.waitFor(async () => {
        expect(await isInWindow(page, 'Section 12')).toBe(true);
      }, SOON);
      await list.hover();
      await page.mouse.wheel(-2000, 0);
      await vi.waitFor(async () => {
        expect(await isInWindow(page, 'Section 1')).toBe(true);
      }, SOON);
    });
  });
}
