import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codeImage } from '@waypage/codes/testing/code-image.ts';
import { firstOrAll, IS_FULL_RUN } from '../support/urls.ts';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { VARIANTS } from '../support/variants.ts';
import {
  expect,
  freshPath,
  hydrateIslands,
  islandHydrated,
  open,
  openSection,
  scrollToIsland,
  sectionOf,
  setFailure,
  setFailureAt,
  test,
} from '../support/test.ts';

const REPORT = '/api/ms/send/report/email';

let lastState = 0;

/** Checks a state in the light and dark themes and in forced colours; `pnpm test` checks one of them in turn. */
async function expectAccessibleState(
  page: Page,
  state: string,
  part?: string,
  withFrames = false,
): Promise<void> {
  lastState += 1;
  for (const { name, ...media } of VARIANTS.filter(
    (_, index) => IS_FULL_RUN || index === lastState % VARIANTS.length,
  )) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await expectAccessible(page, `${state}, ${name}`, {
      withFrames,
      ...(part !== undefined && { part }),
    });
  }
}

for (const width of firstOrAll([320, 1280])) {
  test.describe(`axe finds nothing at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(() => {
      test.slow();
    });

    test('in what one opens, turns and chooses on home', { tag: '@all' }, async ({ page }) => {
      await open(page, '/');
      await test.step('any type of a page', async () => {
        const section = await scrollToIsland(page, 'page-types');
        for (const tab of firstOrAll(await section.getByRole('tab').all(), 4)) {
          await tab.click();
          await expectAccessibleState(page, await tab.innerText(), '#page-types');
        }
      });
      await test.step('a carousel that was turned', async () => {
        const section = await scrollToIsland(page, 'samples');
        const next = section.getByRole('button', { name: 'More samples' });
        await next.click();
        await expectAccessibleState(page, 'the second slide', '#samples');
        while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
        await expectAccessibleState(page, 'the last slide', '#samples');
      });
      await test.step('the simulator, prices of either period and any quote', async () => {
        const simulator = await scrollToIsland(page, 'comparison');
        await simulator.getByRole('textbox').first().fill('https://example.com/new');
        await expectAccessibleState(page, 'simulator', '#comparison');
        const quotes = await scrollToIsland(page, 'testimonials');
        for (const dot of firstOrAll(
          await quotes.getByRole('button', { name: /^Quote \d/ }).all(),
        )) {
          await dot.click();
          await expectAccessibleState(page, 'a quote', '#testimonials');
        }
        const pricing = await scrollToIsland(page, 'pricing');
        for (const period of ['Annual', 'Monthly']) {
          await pricing.getByText(period, { exact: true }).click();
          await expect(pricing.getByRole('radio', { name: period })).toBeChecked();
          await expectAccessibleState(page, period, '#pricing');
        }
        await pricing.getByText('Compare every limit').click();
        await expect(pricing.getByRole('table')).toBeVisible();
        // A button half covered by the header would be too small a target.
        await pricing.evaluate((section) => section.scrollIntoView());
        await expectAccessibleState(page, 'every limit', '#pricing');
      });
      await test.step('any answer', async () => {
        const section = await scrollToIsland(page, 'faq');
        const questions = await section.locator('summary').all();
        expect(questions).toHaveLength(6);
        for (const [index, question] of questions.entries()) {
          await question.click();
          await expect(section.locator('details[open]')).toHaveCount(1);
          if (index > 0 && !IS_FULL_RUN) continue;
          await expectAccessibleState(page, `answer ${String(index + 1)}`, '#faq');
        }
      });
      await test.step('notices of any severity', async () => {
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
          await expectAccessibleState(page, severities.join());
        }
      });
    });

    test(
      'in the preview of a sample and in the page it frames',
      { tag: '@all' },
      async ({ page }) => {
        const section = await openSection(page, 'samples');
        await section.getByRole('link', { name: 'Open the preview of Café Linde' }).click();
        const dialog = page.getByRole('dialog');
        const sample = dialog.locator('iframe').contentFrame();
        await expect(sample.getByRole('heading').first()).toBeVisible();
        await expect(dialog.getByText('Loading the page…')).toHaveCount(0);
        await expectAccessibleState(page, 'preview', undefined, true);
      },
    );

    test(
      'in the contact form, empty, sending, after a failure and when all is sent',
      { tag: '@all' },
      async ({ page }) => {
        const section = await openSection(page, 'contact');
        const send = section.locator('button[type=submit]');
        await send.click();
        await expect(section.getByText('Please fill in Name.')).toBeVisible();
        await expectAccessibleState(page, 'faults', '#contact');

        const subject = freshPath('states');
        await section.locator('[name=name]').fill('Ana');
        await section.locator('[name=email]').fill('ana@example.com');
        await section.locator('[name=subject]').fill(subject);
        await section.locator('[name=message]').fill('How many?');
        const requests = await hold(page, `**${REPORT}`);
        await setFailureAt(page, REPORT, {
          kind: 'json',
          json: { result: { success: false, message: 'Busy.' } },
          bodyContains: subject,
          times: 1,
        });
        await send.click();
        await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
        await expectAccessibleState(page, 'sending', '#contact');
        await expect.poll(requests.asked).toBe(1);
        requests.release();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessibleState(page, 'refused');
        await send.click();
        await expect.poll(requests.asked).toBe(2);
        requests.release();
        await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
        await expectAccessibleState(page, 'sent');
      },
    );

    test('in any state of the claim', { tag: '@all' }, async ({ page, context, watched }) => {
      watched.expectComplaint(/Failed to load resource/);
      await open(page, '/');
      const field = page.locator('input[name=path]');
      const form = page.locator('#hero form');
      await field.fill('Lumbre-winter-menu-2');
      await expectAccessibleState(page, 'preview at its longest', '#hero');
      await field.fill('Lumbre');
      await field.press('Enter');
      await expect(form).toContainText('is not available');
      await expectAccessibleState(page, 'taken', '#hero');
      const failing = freshPath('axe');
      await setFailure(page, failing, { kind: 'status', status: 404 });
      await field.fill(failing);
      await field.press('Enter');
      await expect(form).toContainText('The connection failed');
      await expectAccessibleState(page, 'failed', '#hero');
      const waiting = freshPath('axe');
      const tab = context.waitForEvent('page');
      await setFailure(page, waiting, { kind: 'hang' });
      await field.fill(waiting);
      await field.press('Enter');
      await expect(page.getByText('Please wait...')).toBeVisible();
      await expectAccessibleState(page, 'waiting');
      await tab;
      await page.bringToFront();
      const path = freshPath('axe');
      await field.fill(path);
      const opened = context.waitForEvent('page');
      await field.press('Enter');
      await (await opened).close();
      await expect(form).toContainText('The claim page is open in a new tab.');
      await expectAccessibleState(page, 'opened', '#hero');
    });
  });
}

for (const width of [320, 1280]) {
  test.describe(`axe finds nothing at ${String(width)} px`, { tag: '@all' }, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(() => {
      test.slow();
    });

    test('in any answer of the plan finder', async ({ page }) => {
      await open(page, '/plans?pages=24&addresses=40&need=reports');
      await expect(page.getByRole('heading', { name: 'Business fits' })).toBeVisible();
      await expectAccessibleState(page, 'a plan fits');
      if (width < 768) {
        await page.getByRole('combobox', { name: 'with' }).selectOption('Premium');
        await expect(page.locator('thead [data-plan]').filter({ visible: true })).toHaveCount(2);
        await expectAccessibleState(page, 'two plans beside each other', 'section:has(table)');
      }
      const pages = page.getByRole('textbox', { name: 'How many pages or dynamic codes?' });
      await pages.fill('many');
      await expect(page.getByText('Type a whole number, up to 99999.')).toBeVisible();
      await expectAccessibleState(page, 'a number that is none');
      await pages.fill('700');
      await expect(page.getByRole('heading', { name: 'No plan is large enough' })).toBeVisible();
      await expectAccessibleState(page, 'no plan fits');
      await open(page, '/plans?people=more');
      await expect(page.getByRole('heading', { name: 'Ask us first' })).toBeVisible();
      await expectAccessibleState(page, 'not published');
    });

    test('in any answer of the code check-up', async ({ page }) => {
      await page.addInitScript(() => {
        const { mediaDevices } = navigator;
        mediaDevices.enumerateDevices = () =>
          Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo]);
        mediaDevices.getUserMedia = () => {
          mediaDevices.getUserMedia = () =>
            Promise.resolve(document.createElement('canvas').captureStream());
          return Promise.reject(new DOMException('No.', 'NotAllowedError'));
        };
      });
      await open(page, '/check-a-code');
      await hydrateIslands(page);
      const image = page.locator('input[type=file]');

      await test.step('the camera, refused and given', async () => {
        const camera = page.getByRole('button', { name: 'Use the camera' });
        await camera.click();
        await expect(page.getByText('The browser does not allow the camera here.')).toBeVisible();
        await expectAccessibleState(page, 'camera refused');
        await camera.click();
        await expect(page.getByRole('button', { name: 'Check this picture' })).toBeEnabled();
        await expectAccessibleState(page, 'camera');
        await page.getByRole('button', { name: 'Close the camera' }).click();
      });

      await test.step('a file that is broken, and one without a code', async () => {
        const blank = await sharp({
          create: { width: 300, height: 200, channels: 3, background: '#cdb' },
        })
          .png()
          .toBuffer();
        for (const [buffer, title] of [
          [blank.subarray(0, 60), 'The picture is damaged.'],
          [blank, 'We found no QR code.'],
        ] as const) {
          await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
          await expect(page.getByRole('heading', { name: title })).toBeFocused();
          await expectAccessibleState(page, title);
        }
      });

      await test.step('a code that passes, and one with findings', async () => {
        const { data, width: side, height } = codeImage('https://waypage.example/orilla');
        const buffer = await sharp(data, { raw: { width: side, height, channels: 4 } })
          .png()
          .toBuffer();
        await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
        await expect(
          page.getByRole('heading', { name: 'It scans here. Nothing to fix.' }),
        ).toBeFocused();
        await page.getByRole('textbox', { name: 'Width in print' }).fill('1');
        await expect(page.getByText('Under 2 cm phones cannot focus on it.')).toBeVisible();
        await expectAccessibleState(page, 'passed');
        await page.getByRole('button', { name: 'Another picture' }).click();
        await page.getByRole('button', { name: 'Try ours' }).click();
        await expect(
          page.getByRole('heading', { name: 'It scans here. Fix 2 things first.' }),
        ).toBeFocused();
        await expectAccessibleState(page, 'two findings');
      });
    });

    test('in any sheet of the print kit', async ({ page }) => {
      await open(page, '/print-kit');
      for (const layout of await page.locator('[name=print-kit-layout]').all()) {
        await layout.check();
        await expectAccessibleState(page, await layout.inputValue());
      }
      const url = page.getByRole('textbox', { name: 'Address' });
      for (const [text, failure] of [
        ['', 'An empty code opens nothing. Type an address.'],
        ['a'.repeat(3000), 'That does not fit in one code. Shorten it.'],
      ] as const) {
        await url.fill(text);
        await expect(page.getByText(failure)).toBeVisible();
        await expectAccessibleState(page, failure);
      }
      await url.fill('https://waypage.example/orilla');
      const buffer = await page.getByRole('img', { name: 'The test strip' }).screenshot();
      await page.getByText('A picture of a code', { exact: true }).click();
      const image = page.getByLabel('Choose a picture');
      for (const [file, answer] of [
        [Buffer.from('no'), 'That picture cannot be opened.'],
        [buffer, 'Read from your picture.'],
      ] as const) {
        await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: file });
        await expect(page.getByText(answer)).toBeVisible();
        await expectAccessibleState(page, answer);
      }
    });

    test('in the list of what a visit has sent for', async ({ page }) => {
      await open(page, '/quality');
      await sectionOf(page, 'quality-sent').scrollIntoViewIfNeeded();
      await islandHydrated(page, 'sent-requests');
      await page.getByText('Every address').click();
      await expect(page.locator('#quality-sent li').first()).toBeVisible();
      await expectAccessibleState(page, 'every request', '#quality-sent');
    });

    test('in the row that a URL names', async ({ page }) => {
      await open(page, '/before-you-print#closing');
      await expect(page.locator('#closing[data-named]')).toBeVisible();
      await expectAccessibleState(page, 'a row that is named');
    });
  });
}

test(
  'axe finds nothing in the store when it has products, and when the shop did not answer',
  { tag: '@all' },
  async ({ page, watched }) => {
    watched.expectComplaint(/Failed to load resource/);
    await page.setViewportSize({ width: 320, height: 900 });
    const store = await openSection(page, 'store');
    await expect(store.getByRole('listitem')).toHaveCount(4);
    await expectAccessibleState(page, 'products', '#store');
    await page.route('**/api/qr-products/fetch', (route) => route.fulfill({ status: 404 }));
    await page.goto('/s/store');
    await sectionOf(page, 'store').scrollIntoViewIfNeeded();
    await expect(store.getByRole('link', { name: 'Visit the shop' })).toBeVisible();
    await expectAccessibleState(page, 'no answer', '#store');
  },
);

test(
  'axe finds nothing in what a page says when it is asked for what cannot be',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/samples?type=coupon&for=pets');
    await expect(page.getByText('No sample matches all of these. Clear one filter.')).toBeVisible();
    await expectAccessibleState(page, 'no sample fits');
    await open(page, '/print-planner');
    await page.getByRole('textbox', { name: 'Scanned from' }).fill('far');
    await page.getByRole('textbox', { name: 'What the code contains' }).fill('');
    await expect(page.getByText('An empty code opens nothing. Type an address.')).toBeVisible();
    await expectAccessibleState(page, 'nothing to print');
  },
);

test(
  'axe finds nothing in the designer over the whole window',
  { tag: '@all' },
  async ({ page }) => {
    await openSection(page, 'designer');
    const frame = page.getByTitle('QR code designer');
    await frame.contentFrame().getByRole('button', { name: 'Full screen' }).click();
    await expect(frame).toBeFocused();
    await expectAccessible(page, 'designer', { withFrames: true });
  },
);

test.describe('axe finds nothing in the open menus', () => {
  test.slow();
  for (const [width, menus] of firstOrAll([
    [320, ['Menu', 'Tools', 'Templates']],
    [1280, ['Tools', 'Templates', 'English']],
  ] as const)) {
    test(`at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      for (const name of menus) {
        await page.locator('header summary').filter({ hasText: name, visible: true }).click();
        await expectAccessibleState(page, name, 'header');
      }
      await expectAccessible(page, 'the whole page');
    });
  }

  test('of the footer', { tag: '@all' }, async ({ page }) => {
    await open(page, '/');
    await page.locator('footer summary').scrollIntoViewIfNeeded();
    await islandHydrated(page, 'footer');
    await page.locator('footer summary').click();
    await expectAccessibleState(page, 'languages', 'footer');
  });
});
