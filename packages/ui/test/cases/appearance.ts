import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createTheme } from '../../src/theme/index.ts';
import { popupNames, soon, type ConsumerTest } from './open-case.ts';

/** The hash of an empty style element: scripts add the kit's rules to it, which the policy allows. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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

export function describeAppearance(it: ConsumerTest): void {
  describe('every form control', () => {
    it('has a hover ground unlike disabled', async ({ openCase }) => {
      const selector =
        'form :is(input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea)';
      const controlsOf = async (query: string) =>
        (await openCase(query)).locator(selector).filter({ visible: true });
      const disabled = await stylesOf(await controlsOf('forms&disabled'), 'backgroundColor');
      expect(new Set(disabled).size).toBe(1);
      for (const control of await (await controlsOf('forms')).all()) {
        const before = await styleOf(control, 'backgroundColor');
        await control.hover();
        await soon(async () => expect(await styleOf(control, 'backgroundColor')).not.toBe(before));
        expect(disabled).not.toContain(await styleOf(control, 'backgroundColor'));
      }
    });

    it.for([
      { density: 'comfortable', forcedColors: 'none' },
      { density: 'compact', forcedColors: 'none' },
      { density: 'compact', forcedColors: 'active' },
    ] as const)(
      'has fitting file fields ($density, forced colors: $forcedColors)',
      async ({ density, forcedColors }, { openCase }) => {
        const theme = createTheme({ colors: { signal: '#1D4ED8' }, density });
        const page = await openCase('every-component', { forcedColors });
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
    );
  });

  it('outlines badges and buttons in forced colors', async ({ openCase }) => {
    const page = await openCase('every-component', { forcedColors: 'active' });
    const framed = page.locator(
      ':is([data-component="Badge"], [data-component="Button"]) > :is(span, button)',
    );
    expect(await framed.count()).toBe(2);
    const borders = await stylesOf(framed, 'borderTopWidth');
    expect(await stylesOf(framed, 'outlineWidth')).toEqual(borders);
    expect(await stylesOf(framed, 'outlineOffset')).toEqual(borders.map((width) => `-${width}`));
    expect(new Set(await stylesOf(framed, 'outlineStyle'))).toEqual(new Set(['solid']));
  });

  it.for(['Dialog', 'AlertDialog'])(
    'a dialog has one inset everywhere (%s)',
    async (name, { openCase }) => {
      const page = await openCase(`every-component&open=${name}`);
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
    },
  );

  it.for(['Menu', 'Popover', 'Tooltip'])(
    '%s hides while its button is scrolled away',
    async (kind, { openCase }) => {
      const page = await openCase(`scrolled&open=${kind}`);
      const content = page.getByText('Only in what is open.');
      await content.waitFor();
      const opacity = () =>
        content.evaluate((element) => {
          const popup = element.closest('[data-base-ui-portal] > *');
          return popup && getComputedStyle(popup).opacity;
        });
      expect(await opacity()).toBe('1');
      const box = page.getByTestId('box');
      for (const [top, expected] of [
        [600, '0'],
        [0, '1'],
      ] as const) {
        await box.evaluate((element, to) => element.scrollTo(0, to), top);
        await soon(async () => expect(await opacity()).toBe(expected));
      }
    },
  );

  it('narrow tabs show a mouse scrollbar, all reachable', async ({ openCase }) => {
    const page = await openCase('tabs');
    const list = page.getByRole('tablist');
    expect(await styleOf(list, 'scrollbarWidth')).toBe('thin');
    expect(await isInWindow(page, 'Section 12')).toBe(false);
    await page.getByRole('tab', { name: 'Section 1', exact: true }).focus();
    await page.keyboard.press('End');
    await soon(async () => expect(await isInWindow(page, 'Section 12')).toBe(true));
    await list.hover();
    await page.mouse.wheel(-2000, 0);
    await soon(async () => expect(await isInWindow(page, 'Section 1')).toBe(true));
  });

  it.for([
    { means: 'the hash of an empty style', policy: `style-src 'self' ${EMPTY_STYLE}`, nonce: '' },
    { means: 'a nonce', policy: "style-src 'self' 'nonce-abc123'", nonce: 'abc123' },
  ])('keeps a strict style policy with $means', async ({ policy, nonce }, { openCase }) => {
    const page = await openCase('every-component');
    await page.route('**/cases.html**', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const meta = nonce && `<meta property="csp-nonce" nonce="${nonce}" />`;
      await route.fulfill({
        response,
        body: html.replace('<head>', `<head>${meta}`),
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    for (const query of ['', ...popupNames.map((name) => `&open=${name}`)]) {
      await page.goto(new URL(`?case=every-component${query}`, page.url()).href);
      const button = page.locator('[data-component="Button"] button');
      await button.waitFor();
      expect(await styleOf(button, 'backgroundColor')).toBe('rgb(255, 75, 31)');
    }
  });
}
