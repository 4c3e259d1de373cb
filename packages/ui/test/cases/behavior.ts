import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logOf, popupNames, soon, type ConsumerTest } from './open-case.ts';

const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

export function describeTriggers(it: ConsumerTest): void {
  describe('a button with a tooltip that opens something', () => {
    const names = ['Menu 1', 'Menu 2', 'Popover 3', 'Popover 4'];
    it.for(names)('shows its words and opens %s', async (name, { openCase }) => {
      const page = await openCase('triggers');
      const button = page.getByRole('button', { name, exact: true });
      await button.hover();
      await page.getByRole('tooltip').waitFor();
      await button.click();
      if (name.startsWith('Popover')) {
        await page.getByRole('dialog', { name: 'Popover' }).waitFor();
        return;
      }
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      expect(await logOf(page)).toEqual([['chosen']]);
      await soon(async () => expect(await focusedText(page)).toBe(name));
    });

    it.for([
      ['e', 'Élargir'],
      ['ö', 'Öffnen'],
    ] as const)('finds items regardless of accents (%s)', async ([key, name], { openCase }) => {
      const page = await openCase('triggers');
      const session = await page.context().newCDPSession(page);
      await page.getByRole('button', { name: 'Menu 1' }).click();
      await soon(async () => expect(await focusedText(page)).toContain('Rename'));
      const click = async () => {
        // Playwright's keyboard has no letters with diacritics.
        for (const type of ['keyDown', 'keyUp'] as const) {
          await session.send('Input.dispatchKeyEvent', { type, key, text: key });
        }
        return focusedText(page);
      };
      await soon(async () => expect(await click()).toBe(name));
    });

    it('explains a disabled button by keyboard', async ({ openCase }) => {
      const page = await openCase('triggers');
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

  describe('the focus after something closed', () => {
    it.for(['AlertDialog', 'MenuAlertDialog', 'Popover', 'Menu'])(
      'moves near a deleted opener (%s)',
      async (kind, { openCase }) => {
        const page = await openCase(`focus&kind=${kind}`);
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
          await soon(async () => expect(await focusedText(page)).toBe(next));
        }
      },
    );

    it('returns to an opener that still exists', async ({ openCase }) => {
      const page = await openCase('focus&kind=MenuAlertDialog');
      await page.getByRole('button', { name: 'Delete b' }).click();
      await page.getByText('Confirm').click();
      await page.getByRole('button', { name: 'Keep' }).click();
      await soon(async () => expect(await focusedText(page)).toBe('Delete b'));
    });

    it('is where its owner says', async ({ openCase }) => {
      const page = await openCase('focus&kind=Menu');
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await soon(async () => expect(await focusedText(page)).toBe('Chosen'));
    });
  });
}

export function describeContent(it: ConsumerTest): void {
  it.for(['', '&held'])(
    'tabs select the nearest when selection goes%s',
    async (query, { openCase }) => {
      const page = await openCase(`tabs${query}`);
      await page.getByRole('tab', { name: 'Section 3' }).focus();
      await page.getByText('Remove').evaluate((button: HTMLElement) => button.click());
      await page.getByText('Panel of Section 4').waitFor();
      const selected = page.getByRole('tab', { selected: true });
      expect(await selected.textContent()).toBe('Section 4');
      expect(await focusedText(page)).toBe('Section 4');
      if (query) expect(await logOf(page)).toEqual([['Section 4', 'removed']]);
    },
  );

  it('hidden tab panels are found by browsers only', async ({ openCase }) => {
    const page = await openCase('hash');
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

  describe('a carousel', () => {
    const middle = async (page: Page, selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 8 };
    };
    const shift = (page: Page): Promise<string> =>
      page
        .getByRole('group', { name: /^Slide/ })
        .evaluate((viewport: HTMLElement) => viewport.style.getPropertyValue('--_shift'));

    it.for(['input', 'p', '[data-no-swipe]'])(
      'leaves its drag to %s',
      async (selector, { openCase }) => {
        const page = await openCase('carousel');
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
      },
    );

    it('ignores a pointer released elsewhere', async ({ openCase }) => {
      const page = await openCase('carousel');
      await page.getByRole('group', { name: 'Slide 1 of 3' }).waitFor();
      const ground = page.getByTestId('ground');
      const mouse = { isPrimary: true, pointerId: 1, clientY: 140, pointerType: 'mouse' };
      // As if the pointer was released over another window: moves without a button follow.
      await ground.dispatchEvent('pointerdown', { ...mouse, button: 0, buttons: 1, clientX: 800 });
      for (const clientX of [700, 500, 300]) {
        await ground.dispatchEvent('pointermove', { ...mouse, buttons: 0, clientX });
      }
      expect(await shift(page)).toBe('0');
    });
  });

  it.for([
    ['accordion', 'reduce'],
    ['accordion', 'no-preference'],
    ['held-accordion', 'no-preference'],
    ['disclosure', 'no-preference'],
    ['tab', 'no-preference'],
  ] as const)('a link opens %s and goes there (%s)', async ([id, reducedMotion], { openCase }) => {
    const page = await openCase('hash', { reducedMotion });
    const inSight = () =>
      page.getByText(`Target in ${id}`, { exact: true }).evaluate((target) => {
        const { top, bottom } = target.getBoundingClientRect();
        return target.checkVisibility() && top >= 0 && bottom <= innerHeight;
      });
    const link = page.getByRole('link', { name: `To ${id}`, exact: true });
    await link.click();
    await soon(async () => expect(await inSight()).toBe(true));
    // The same hash again.
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await soon(async () => expect(await inSight()).toBe(true));
    await page.reload();
    await soon(async () => expect(await inSight()).toBe(true));
  });
}

const inners = [...popupNames, 'Select', 'Combobox', 'Disclosure'];
const outers = inners.filter((name) => !['Menu', 'Tooltip', 'Select', 'Combobox'].includes(name));

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
  await soon(async () => expect(await isInnerOpen(page, kind)).toBe(true));
}

/** Opens the inner popup in the outer one, and checks that closing twice closes one after the other. */
async function expectInnerFirst(
  page: Page,
  inner: string,
  close: () => Promise<void>,
): Promise<void> {
  await page.getByText('Outer', { exact: true }).click();
  await around(page).waitFor();
  await openInner(page, inner);
  await close();
  await soon(async () => expect(await isInnerOpen(page, inner)).toBe(false));
  expect(await around(page).isVisible()).toBe(true);
  await close();
  await around(page).waitFor({ state: 'hidden' });
}

export function describeNested(it: ConsumerTest): void {
  it.for(outers)('a drag out leaves %s open', async (outer, { openCase }) => {
    const page = await openCase(`nested&outer=${outer}&inner=Select`);
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

  const closing = inners.filter((name) => !['Tooltip', 'AlertDialog'].includes(name));
  it.for(closing)('a click outside closes %s first', async (inner, { openCase }) => {
    const page = await openCase(`nested&outer=Dialog&inner=${inner}`);
    await expectInnerFirst(page, inner, () => page.mouse.click(5, 700));
  });

  const pairs = outers.flatMap((outer) => inners.map((inner) => ({ outer, inner })));
  it.for(pairs)(
    'Escape closes $inner first, then the outer $outer',
    async (kinds, { openCase }) => {
      const page = await openCase(`nested&outer=${kinds.outer}&inner=${kinds.inner}`);
      await expectInnerFirst(page, kinds.inner, () => page.keyboard.press('Escape'));
    },
  );
}
