import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { popupNames } from './catalogue.ts';
import { type Cases, inCase, SOON } from './open-case.ts';

/**
 * Loads the page's modules a second time, including React and the kit, into a root of its own, like the bundle of
 * another team.
 */
async function loadCopy(page: Page): Promise<void> {
  await page.getByText('End of one').waitFor();
  await page.route('**/copy/assets/**', async (route) => {
    const url = route.request().url().replace('/copy/', '/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.evaluate(() => {
    document.getElementById('root')?.removeAttribute('id');
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    const script = document.createElement('script');
    script.type = 'module';
    const { src } = document.querySelector<HTMLScriptElement>('script[src]') ?? { src: '' };
    script.src = src.replace('/assets/', '/copy/assets/');
    document.head.append(script);
  });
}

/** Ids and names that two sections share, references from one to the other, and states that differ. */
const clashes = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    found.push(
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`),
    );
    const sections = [...document.querySelectorAll('section[aria-label]')];
    const names = sections.map((section) =>
      [...section.querySelectorAll('[name]')].map((element) => element.getAttribute('name')),
    );
    for (const name of new Set(names[0])) {
      if (names[1]?.includes(name)) found.push(`name shared: ${String(name)}`);
    }
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'];
    for (const section of sections) {
      for (const attribute of references) {
        for (const element of section.querySelectorAll(`[${attribute}]`)) {
          for (const id of (element.getAttribute(attribute) ?? '').split(' ')) {
            const other = document.getElementById(id)?.closest('section[aria-label]');
            if (other && other !== section) found.push(`${attribute} leads elsewhere: ${id}`);
          }
        }
      }
    }
    const chosen = sections.map((section) => [
      section.querySelectorAll(':checked:is(input)').length,
      section.querySelectorAll('details[open]').length,
    ]);
    if (String(chosen[0]) !== String(chosen[1])) found.push(`chosen: ${chosen.join(' / ')}`);
    return found;
  });

async function inBoth(
  cases: Cases,
  open: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  await inCase(cases, `islands&open=${open}`, async (page) => {
    await loadCopy(page);
    await page.getByText('End of two').waitFor();
    await act(page);
  });
}

export function describeCopies(cases: () => Cases): void {
  describe('every component in two copies of the kit', () => {
    it.each(['nothing', ...popupNames])(
      'shares no id, name or choice with %s open',
      async (open) => {
        await inBoth(cases(), open, async (page) => {
          await vi.waitFor(async () => {
            expect(await clashes(page)).toEqual([]);
          }, SOON);
        });
      },
    );

    it('opens one dialog of two with the same id', async () => {
      await inBoth(cases(), 'nothing', async (page) => {
        await page.getByRole('button', { name: 'Help of all' }).first().click();
        await page.getByRole('dialog').first().waitFor();
        expect(await page.getByRole('dialog').count()).toBe(1);
      });
    });
  });
}
