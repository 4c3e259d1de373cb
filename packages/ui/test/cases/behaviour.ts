import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { type Cases, inCase, logOf, SOON } from './open-case.ts';

const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

export function describeTriggers(cases: () => Cases): void {
  describe('a button with a tooltip that opens something', () => {
    it.each(['Menu 1', 'Menu 2'])('shows its words and opens its menu (%s)', async (name) => {
      await inCase(cases(), 'triggers', async (page) => {
        const button = page.getByRole('button', { name });
        await button.hover();
        await page.getByRole('tooltip').waitFor();
        await button.click();
        await page.getByRole('tooltip').waitFor({ state: 'detached' });
        await page.getByRole('menuitem', { name: 'Rename' }).click();
        expect(await logOf(page)).toEqual([['chosen']]);
        await vi.waitFor(async () => {
          expect(await focusedText(page)).toBe(name);
        }, SOON);
      });
    });

    it.each(['Popover 3', 'Popover 4'])('does so for %s', async (name) => {
      await inCase(cases(), 'triggers', async (page) => {
        const button = page.getByRole('button', { name, exact: true });
        await button.hover();
        await page.getByRole('tooltip').waitFor();
        await button.click();
        await page.getByRole('dialog', { name: 'Popover' }).waitFor();
      });
    });

    it.each([
      ['e', 'Élargir'],
      ['ö', 'Öffnen'],
    ])('finds items regardless of accents (%s)', async (key, name) => {
      await inCase(cases(), 'triggers', async (page) => {
        const session = await page.context().newCDPSession(page);
        await page.getByRole('button', { name: 'Menu 1' }).click();
        await vi.waitFor(async () => {
          expect(await focusedText(page)).toContain('Rename');
        }, SOON);
        const click = async () => {
          // Playwright's keyboard has no letters with diacritics.
          for (const type of ['keyDown', 'keyUp'] as const) {
            await session.send('Input.dispatchKeyEvent', { type, key, text: key });
          }
          return focusedText(page);
        };
        await vi.waitFor(async () => {
          expect(await click()).toBe(name);
        }, SOON);
      });
    });

    it('explains a disabled button by keyboard', async () => {
      await inCase(cases(), 'triggers', async (page) => {
        const button = page.getByRole('button', { name: 'Delete' });
        for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
        expect(await focusedText(page)).toBe('Delete');
        await page.getByRole('tooltip', { name: 'Only owners may' }).waitFor();
        expect(await button.isDisabled()).toBe(true);
        await page.keyboard.press('Enter');
        await button.click({ force: true });
        expect(await logOf(page)).toEqual([]);
      });
    });
  });

  describe('the focus after something closed', () => {
    it.each(['AlertDialog', 'MenuAlertDialog', 'Popover', 'Menu'])(
      'moves near a deleted opener (%s)',
      async (kind) => {
        await inCase(cases(), `focus&kind=${kind}`, async (page) => {
          for (const [row, next] of [
            ['b', 'Delete c'],
            ['c', 'Delete a'],
            ['a', 'Edit'],
          ] as const) {
            await page.getByRole('button', { name: `Delete ${row}` }).click();
            if (kind !== 'AlertDialog') await page.getByText('Confirm').click();
            if (kind.endsWith('AlertDialog')) {
              await page.getByRole('button', { name: 'Delete it' }).click();
            }
            await vi.waitFor(async () => {
              expect(await focusedText(page)).toBe(next);
            }, SOON);
          }
        });
      },
    );

    it('returns to an opener that still exists', async () => {
      await inCase(cases(), 'focus&kind=MenuAlertDialog', async (page) => {
        await page.getByRole('button', { name: 'Delete b' }).click();
        await page.getByText('Confirm').click();
        await page.getByRole('button', { name: 'Keep' }).click();
        await vi.waitFor(async () => {
          expect(await focusedText(page)).toBe('Delete b');
        }, SOON);
      });
    });

    it('is where its owner says', async () => {
      await inCase(cases(), 'focus&kind=Menu', async (page) => {
        await page.getByRole('button', { name: 'Edit' }).click();
        await page.getByRole('button', { name: 'Close' }).click();
        await vi.waitFor(async () => {
          expect(await focusedText(page)).toBe('Chosen');
        }, SOON);
      });
    });
  });
}

export function describeContent(cases: () => Cases): void {
  it.each(['', '&held'])('tabs select the nearest when selection goes%s', async (query) => {
    await inCase(cases(), `tabs${query}`, async (page) => {
      await page.getByRole('tab', { name: 'Section 3' }).focus();
      await page.getByText('Remove').evaluate((button: HTMLElement) => button.click());
      await page.getByText('Panel of Section 4').waitFor();
      const selected = page.getByRole('tab', { selected: true });
      expect(await selected.textContent()).toBe('Section 4');
      expect(await focusedText(page)).toBe('Section 4');
      if (query) expect(await logOf(page)).toEqual([['Section 4', 'removed']]);
    });
  });

  it('hidden tab panels are found by browsers only', async () => {
    await inCase(cases(), 'hash', async (page) => {
      const session = await page.context().newCDPSession(page);
      const panels = async (): Promise<readonly unknown[]> => {
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        return nodes
          .filter(({ ignored, role }) => !ignored && role?.value === 'tabpanel')
          .map(({ name }) => name?.value as unknown);
      };
      await page.getByRole('tab', { name: 'A' }).waitFor();
      expect(await panels()).toEqual(['A']);
      await page.goto(`${page.url()}#:~:text=Target%20in%20tab`);
      await page.getByRole('tab', { name: 'B', selected: true }).waitFor();
      expect(await panels()).toEqual(['B']);
    });
  });

  describe('a carousel', () => {
    const middle = async (page: Page, selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 8 };
    };
    const shift = (page: Page): Promise<string> =>
      page
        .getByRole('group', { name: /^Slide/ })
        .evaluate((viewport: HTMLElement) => viewport.style.getPropertyValue('--_shift'));

    it.each(['input', 'p', '[data-no-swipe]'])('leaves its drag to %s', async (selector) => {
      await inCase(cases(), 'carousel', async (page) => {
        await page.getByRole('group', { name: 'Slide 1 of 3' }).waitFor();
        const from = await middle(page, `li ${selector}`);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + 40, from.y, { steps: 5 });
        await page.mouse.move(from.x + 80, from.y, { steps: 5 });
        expect(await shift(page)).toBe('0');
        await page.mouse.up();
        if (selector === 'input') expect(await page.locator('input').inputValue()).not.toBe('0');
        if (selector === 'p') {
          expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
        }
        expect(await logOf(page)).toEqual([]);
      });
    });

    it('ignores a pointer released elsewhere', async () => {
      await inCase(cases(), 'carousel', async (page) => {
        await page.getByRole('group', { name: 'Slide 1 of 3' }).waitFor();
        const ground = page.getByTestId('ground');
        // As if the pointer was released over another window: moves without a button follow.
        await ground.dispatchEvent('pointerdown', {
          isPrimary: true,
          button: 0,
          buttons: 1,
          pointerId: 1,
          clientX: 800,
          clientY: 140,
          pointerType: 'mouse',
        });
        for (const clientX of [700, 500, 300]) {
          await ground.dispatchEvent('pointermove', {
            isPrimary: true,
            buttons: 0,
            pointerId: 1,
            clientX,
            clientY: 140,
            pointerType: 'mouse',
          });
        }
        expect(await shift(page)).toBe('0');
      });
    });
  });

  it.each([
    ['accordion', 'reduce'],
    ['accordion', 'no-preference'],
    ['held-accordion', 'no-preference'],
    ['disclosure', 'no-preference'],
    ['tab', 'no-preference'],
  ] as const)('a link opens %s and goes there (%s)', async (id, reducedMotion) => {
    await inCase(
      cases(),
      'hash',
      async (page) => {
        const inSight = () =>
          page.getByText(`Target in ${id}`, { exact: true }).evaluate((target) => {
            const { top, bottom } = target.getBoundingClientRect();
            return target.checkVisibility() && top >= 0 && bottom <= innerHeight;
          });
        await page.getByRole('link', { name: `To ${id}`, exact: true }).click();
        await vi.waitFor(async () => {
          expect(await inSight()).toBe(true);
        }, SOON);
        // The same hash again.
        await page.evaluate(() => scrollTo(0, 0));
        await page.getByRole('link', { name: `To ${id}`, exact: true }).click();
        await vi.waitFor(async () => {
          expect(await inSight()).toBe(true);
        }, SOON);
        await page.reload();
        await vi.waitFor(async () => {
          expect(await inSight()).toBe(true);
        }, SOON);
      },
      { reducedMotion },
    );
  });
}
