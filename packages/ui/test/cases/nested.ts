import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { type Cases, inCase, popupNames, SOON } from './open-case.ts';

const inners = [...popupNames, 'Select', 'Combobox', 'Disclosure'];
const outers = inners.filter((name) => !['Menu', 'Tooltip', 'Select', 'Combobox'].includes(name));
const pairs = outers.flatMap((outer) => inners.map((inner) => ({ outer, inner })));

const around = (page: Page) => page.getByText('Around');

const isInnerOpen = (page: Page, kind: string): Promise<boolean> =>
  kind === 'Select'
    ? page.evaluate(() => document.querySelector('select:open') !== null)
    : page.getByText('Content', { exact: true }).filter({ visible: true }).isVisible();

async function openInner(page: Page, kind: string): Promise<void> {
  if (['Select', 'Combobox'].includes(kind)) await page.getByLabel('Inner').click();
  else if (kind === 'Tooltip') await page.getByRole('button', { name: 'Inner' }).focus();
  else await page.getByText('Inner', { exact: true }).click();
  // Only keyboard focus opens a tooltip.
  if (kind === 'Tooltip') {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
  }
  await vi.waitFor(async () => {
    expect(await isInnerOpen(page, kind)).toBe(true);
  }, SOON);
}

export function describeNested(cases: () => Cases): void {
  it.each(outers)('a drag out leaves %s open', async (outer) => {
    await inCase(cases(), `nested&outer=${outer}&inner=Select`, async (page) => {
      await page.getByText('Outer', { exact: true }).click();
      await around(page).waitFor();
      const box = await around(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
      await page.mouse.down();
      await page.mouse.move(4, 700, { steps: 5 });
      await page.mouse.up();
      // A click closes what it closes within a frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await around(page).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await around(page).waitFor({ state: 'hidden' });
    });
  });

  describe('a click outside', () => {
    const closing = inners.filter((name) => !['Tooltip', 'AlertDialog'].includes(name));
    it.each(closing)('closes %s first, then the outer dialog', async (inner) => {
      await inCase(cases(), `nested&outer=Dialog&inner=${inner}`, async (page) => {
        await page.getByText('Outer', { exact: true }).click();
        await around(page).waitFor();
        await openInner(page, inner);
        await page.mouse.click(5, 700);
        await vi.waitFor(async () => {
          expect(await isInnerOpen(page, inner)).toBe(false);
        }, SOON);
        expect(await around(page).isVisible()).toBe(true);
        await page.mouse.click(5, 700);
        await around(page).waitFor({ state: 'hidden' });
      });
    });
  });

  it.each(pairs)('Escape closes $inner first, then the outer $outer', async ({ outer, inner }) => {
    await inCase(cases(), `nested&outer=${outer}&inner=${inner}`, async (page) => {
      await page.getByText('Outer', { exact: true }).click();
      await around(page).waitFor();
      await openInner(page, inner);
      await page.keyboard.press('Escape');
      await vi.waitFor(async () => {
        expect(await isInnerOpen(page, inner)).toBe(false);
      }, SOON);
      expect(await around(page).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await around(page).waitFor({ state: 'hidden' });
    });
  });
}
