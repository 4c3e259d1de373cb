import type { Locator, Page } from '@playwright/test';
import { localeOf, parsePage, plan } from '../support/built-site.ts';
import { BUILDER } from '../support/ports.ts';
import { recordAnnouncements, takeAnnouncementsAfterPause } from '../support/announcements.ts';
import { expect, hydrateIslands, open, test } from '../support/test.ts';

const CONTROLS = 'input, textarea, select, button';
const TEXT_FIELD = 'input:is([type=text], [type=email], [type=search], :not([type])), textarea';

/** Every English page with controls; `/s/{id}` has the content of home. */
const URLS = plan.paths.filter(
  (path) =>
    localeOf(path) === 'en' &&
    !path.includes('/s/') &&
    parsePage(path)('main').find(CONTROLS).length > 0,
);

const descriptionOf = (field: Locator) =>
  field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '');
  });

async function expectAnnouncedOnce(page: Page, act: string): Promise<void> {
  const announcements = await takeAnnouncementsAfterPause(page);
  expect
    .soft(new Set(announcements).size, `${act}: ${announcements.join(' | ')}`)
    .toBe(announcements.length);
  const hasFocus = await page.evaluate(() => document.activeElement !== document.body);
  expect.soft(hasFocus, `${act}: the focus is kept`).toBe(true);
}

async function tryControls(page: Page, root: Locator): Promise<void> {
  const all = root.locator(CONTROLS).filter({ visible: true });
  for (let index = 0; index < (await all.count()); index += 1) {
    const control = all.nth(index);
    if (await control.isDisabled()) continue;
    const name = await control.evaluate(
      (element: HTMLInputElement) =>
        `${element.localName} ${element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.textContent}`,
    );
    if (await control.evaluate((element, fields) => element.matches(fields), TEXT_FIELD)) {
      await control.focus();
      const described = await descriptionOf(control);
      for (const text of ['abc', '0', '']) {
        await control.press('ControlOrMeta+a');
        if (text === '') await control.press('Delete');
        else await control.pressSequentially(text);
        expect.soft(await descriptionOf(control), `${name}, "${text}"`).toEqual(described);
        await expectAnnouncedOnce(page, `${name}, "${text}"`);
      }
    } else {
      // Its announcement comes after the file is made, however long that takes.
      const isSave = page.url().endsWith('/print-kit') && /^button (?:PDF|SVG)/.test(name);
      const saved = isSave ? page.waitForEvent('download') : undefined;
      await control.evaluate((element: HTMLElement) => {
        element.focus();
        element.click();
      });
      await saved;
      await expectAnnouncedOnce(page, name);
    }
    await page.keyboard.press('Escape');
  }
}

for (const url of [...URLS, BUILDER]) {
  test(`announcements on ${url.replace(/^http.*:\d+/, '')}`, async ({ page, watched }) => {
    watched.expectComplaint(/./);
    await recordAnnouncements(page);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.clock.install();
    if (url === BUILDER) await page.goto(url);
    else {
      await open(page, url);
      await hydrateIslands(page);
    }
    expect(await takeAnnouncementsAfterPause(page), 'by itself').toEqual([]);
    await tryControls(page, page.locator(url === BUILDER ? 'body' : 'main'));
  });
}
