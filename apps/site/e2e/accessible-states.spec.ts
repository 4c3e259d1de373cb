import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { LOOKS } from './support/looks.ts';
import {
  expect,
  freshPath,
  partHydrated,
  open,
  openSection,
  setFault,
  setFaultAt,
  test,
} from './support/test.ts';

const REPORT = '/api/ms/send/report/email';

type Look = (typeof LOOKS)[number];

async function expectAccessibleIn(
  { name, ...media }: Look,
  page: Page,
  state: string,
  part?: string,
) {
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  await expectAccessible(page, `${state}, ${name}`, part);
}

/** Looks at a state in the light, in the dark and in forced colours. */
async function expectAccessibleInEachLook(page: Page, state: string, part?: string): Promise<void> {
  for (const look of LOOKS) await expectAccessibleIn(look, page, state, part);
}

/** The look of one of many states of a kind: all of them are seen, and all looks, but not each in each. */
const lookOf = (index: number): Look => LOOKS[index % LOOKS.length] ?? LOOKS[0];

/** The narrow window; the wide one as well with TEST_ALL. */
const widths = process.env['TEST_ALL'] ? [320, 1280] : [320];

for (const width of widths) {
  test.describe(`axe finds nothing at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(() => {
      test.slow();
    });

    test('in any type of a page', async ({ page }) => {
      const section = await openSection(page, 'page-types');
      for (const [index, tab] of (await section.getByRole('tab').all()).entries()) {
        await tab.click();
        const look = lookOf(index + width);
        await expectAccessibleIn(look, page, await tab.innerText(), '#page-types');
      }
    });

    test('in a carousel that was turned', async ({ page }) => {
      const section = await openSection(page, 'samples');
      const next = section.getByRole('button', { name: 'More samples' });
      await next.click();
      await expectAccessibleInEachLook(page, 'the second slide', '#samples');
      while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
      await expectAccessibleInEachLook(page, 'the last slide', '#samples');
    });

    test('in the preview of a sample and in the page it frames', async ({ page }) => {
      const section = await openSection(page, 'samples');
      await section.getByRole('link', { name: 'Open the preview of Café Linde' }).click();
      const dialog = page.getByRole('dialog');
      const sample = dialog.locator('iframe').contentFrame();
      await expect(sample.getByRole('heading').first()).toBeVisible();
      await expect(dialog.getByText('Loading the page…')).toHaveCount(0);
      await expectAccessibleInEachLook(page, 'preview');
    });

    test('in the simulator, in prices of either period and in any quote', async ({ page }) => {
      const simulator = await openSection(page, 'comparison');
      await simulator.getByRole('textbox').first().fill('https://example.com/new');
      await expectAccessibleInEachLook(page, 'simulator', '#comparison');
      const quotes = await openSection(page, 'testimonials');
      for (const dot of await quotes.getByRole('button', { name: /^Quote \d/ }).all()) {
        await dot.click();
        await expectAccessibleInEachLook(page, 'a quote', '#testimonials');
      }
      const pricing = await openSection(page, 'pricing');
      for (const period of ['Annual', 'Monthly']) {
        await pricing.getByText(period, { exact: true }).click();
        await expect(pricing.getByRole('radio', { name: period })).toBeChecked();
        await expectAccessibleInEachLook(page, period, '#pricing');
      }
    });

    test('in any answer', async ({ page }) => {
      const section = await openSection(page, 'faq');
      const questions = await section.locator('summary').all();
      expect(questions).toHaveLength(6);
      for (const [index, question] of questions.entries()) {
        await question.click();
        await expect(section.locator('details[open]')).toHaveCount(1);
        await expectAccessibleIn(
          lookOf(index + width),
          page,
          `answer ${String(index + 1)}`,
          '#faq',
        );
      }
    });

    test('in the contact form, empty, sending, after a failure and when all is sent', async ({
      page,
    }) => {
      const section = await openSection(page, 'contact');
      const send = section.locator('button[type=submit]');
      await send.click();
      await expect(section.getByText('Please fill in Name.')).toBeVisible();
      await expectAccessibleInEachLook(page, 'faults', '#contact');

      const subject = freshPath('states');
      await section.locator('[name=name]').fill('Ana');
      await section.locator('[name=email]').fill('ana@example.com');
      await section.locator('[name=subject]').fill(subject);
      await section.locator('[name=message]').fill('How many?');
      const requests = await hold(page, `**${REPORT}`);
      await setFaultAt(page, REPORT, {
        kind: 'json',
        json: { result: { success: false, message: 'Busy.' } },
        bodyContains: subject,
        times: 1,
      });
      await send.click();
      await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
      await expectAccessibleInEachLook(page, 'sending', '#contact');
      await expect.poll(requests.asked).toBe(1);
      requests.release();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleInEachLook(page, 'refused');
      await send.click();
      await expect.poll(requests.asked).toBe(2);
      requests.release();
      await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
      await expectAccessibleInEachLook(page, 'sent');
    });

    test('in any state of the claim', async ({ page, context, watched }) => {
      watched.expectComplaint(/Failed to load resource/);
      await open(page, '/');
      const field = page.locator('input[name=path]');
      const form = page.locator('#hero form');
      await field.fill('Lumbre-winter-menu-2');
      await expectAccessibleInEachLook(page, 'preview at its longest', '#hero');
      await field.fill('Lumbre');
      await field.press('Enter');
      await expect(form).toContainText('is not available');
      await expectAccessibleInEachLook(page, 'taken', '#hero');
      const failing = freshPath('axe');
      await setFault(page, failing, { kind: 'status', status: 404 });
      await field.fill(failing);
      await field.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleInEachLook(page, 'failed', '#hero');
      const path = freshPath('axe');
      await field.fill(path);
      const opened = context.waitForEvent('page');
      await field.press('Enter');
      await (await opened).close();
      await expect(form).toContainText('The claim page is open in a new tab.');
      await expectAccessibleInEachLook(page, 'opened', '#hero');
    });

    test('while a call is waited for', async ({ page }) => {
      await open(page, '/');
      const path = freshPath('wait');
      await setFault(page, path, { kind: 'hang' });
      await page.locator('input[name=path]').fill(path);
      await page.locator('input[name=path]').press('Enter');
      await expect(page.getByText('Please wait...')).toBeVisible();
      await expectAccessible(page);
    });

    test('in notices of any severity', async ({ page }) => {
      await open(page, '/');
      for (const severities of [
        ['success', 'error'],
        ['warning', 'info'],
      ]) {
        await page.evaluate((shown) => {
          dispatchEvent(new CustomEvent('set-notification'));
          for (const severity of shown) {
            const detail = { message: `A notice: ${severity}.`, severity, autoCloseMs: 0 };
            dispatchEvent(new CustomEvent('set-notification', { detail }));
          }
        }, severities);
        await expect(page.getByRole('button', { name: 'Close notice' })).toHaveCount(2);
        await expectAccessibleInEachLook(page, severities.join());
      }
    });
  });
}

test('axe finds nothing in the designer over the whole window', async ({ page }) => {
  await openSection(page, 'designer');
  const frame = page.getByTitle('QR code designer');
  await frame.contentFrame().getByRole('button', { name: 'Full screen' }).click();
  await expect(frame).toBeFocused();
  await expectAccessible(page);
});

test.describe('axe finds nothing in the open menus', () => {
  test.slow();
  for (const [width, menus] of [
    [
      1280,
      [
        ['Tools', 'tools-menu'],
        ['Templates', 'templates-menu'],
        ['English', undefined],
      ],
    ],
    [
      320,
      [
        ['Menu', 'mobile-menu'],
        ['Tools', undefined],
        ['Templates', undefined],
      ],
    ],
  ] as const) {
    test(`at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      for (const [name, island] of menus) {
        await page.locator('header summary').filter({ hasText: name, visible: true }).click();
        if (island) await partHydrated(page, island);
        await expectAccessibleInEachLook(page, name, 'header');
      }
      await expectAccessible(page, 'the whole page');
    });
  }

  test('of the footer', async ({ page }) => {
    await open(page, '/');
    await page.locator('footer summary').scrollIntoViewIfNeeded();
    await partHydrated(page, 'footer');
    await page.locator('footer summary').click();
    await expectAccessibleInEachLook(page, 'languages', 'footer');
  });
});
