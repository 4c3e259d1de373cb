import { chromium, type Page } from '@playwright/test';

import { expectAccessibleState } from '../support/axe.ts';
import { hold } from '../support/requests.ts';
import { APP_HOST } from '../support/ports.ts';
import { countChecks, freshPath, setFailure } from '../support/sandbox.ts';
import { expect, open, test } from '../support/test.ts';

const CONNECTION = 'The connection failed, please wait a moment and try again.';

const field = (page: Page) => page.getByLabel('Claim your free short address');
const button = (page: Page) => page.getByRole('button', { name: 'CLAIM' });
const form = (page: Page) => page.locator('#hero form').filter({ has: button(page) });
const claimPage = (path: string) => `${APP_HOST}/ql/link-in-bio/${path}/claim`;

/** The browser itself logs each failed response. */
const FAILED_ANSWER = /Failed to load resource/;

test('rejects unclaimable paths and suggests others', async ({ page, watched }) => {
  watched.expectComplaint(FAILED_ANSWER);
  await open(page, '/');

  await test.step('suggests three names for a taken path', async () => {
    await field(page).fill('Lumbre');
    await button(page).click();
    await expect(form(page)).toContainText("The path 'Lumbre' is not available.");
    await expect(form(page).getByRole('button')).toHaveText([
      'CLAIM',
      'Lumbre-1',
      'Lumbre_qr',
      'my-Lumbre',
    ]);
    await expectAccessibleState(page, 'a path that is taken', '#hero');
    await page.getByRole('button', { name: 'Lumbre_qr' }).click();
    await expect(field(page)).toHaveValue('Lumbre_qr');
    await expect(field(page)).toBeFocused();
    await expect(form(page)).not.toContainText('is not available');
  });

  await test.step('shows a connection failure beside or below CLAIM', async () => {
    const path = freshPath();
    await setFailure(path, { kind: 'status', status: 404 });
    await field(page).fill(path);
    await button(page).click();
    const alert = form(page).getByText(CONNECTION);
    await expect(alert).toHaveText(CONNECTION);
    await expectAccessibleState(page, 'a check that failed', '#hero');
    const wide = { alert: await alert.boundingBox(), button: await button(page).boundingBox() };
    expect(wide.alert?.x).toBeGreaterThan((wide.button?.x ?? 0) + (wide.button?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 800 });
    const small = { alert: await alert.boundingBox(), button: await button(page).boundingBox() };
    expect(small.alert?.y).toBeGreaterThan((small.button?.y ?? 0) + (small.button?.height ?? 0));
  });
});

const onHost = { tag: '@host' };
test('really claims: the path is taken afterwards', onHost, async ({ page, context }) => {
  await open(page, '/');
  const path = freshPath();
  await field(page).fill(path);
  const opened = context.waitForEvent('page');
  await field(page).press('Enter');
  const tab = await opened;

  await test.step('opens the claim page in an isolated tab', async () => {
    await tab.waitForURL(claimPage(path));
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(form(page)).toContainText(
      `'${path}' is free. The claim page is open in a new tab.`,
    );
    await expectAccessibleState(page, 'a path that is free', '#hero');
    expect(await countChecks(path)).toBe(1);
  });

  await tab.getByRole('button').click();
  // Closing a tab while it loads may block the browser.
  await tab.waitForLoadState();
  await tab.close();
  await button(page).click();
  await expect(form(page)).toContainText(`The path '${path}' is not available.`);
});

test('covers the window; the last answer counts', { tag: '@all' }, async ({ page, context }) => {
  await open(page, '/');
  const checks = await hold(page, '**/api/qr-data/*/status');

  await test.step('covers the window without taking the focus', async () => {
    await field(page).fill('menu');
    const opened = context.waitForEvent('page');
    await field(page).press('Enter');
    await expect(form(page)).toContainText('Checking…');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Please wait...')).toBeVisible();
    const tab = await opened;
    await expect(tab.locator('body')).toHaveText('Checking…');
    // The held tab is in front and has the keyboard focus.
    await page.bringToFront();
    // Only what waits, at one width: the held call times out meanwhile.
    await expectAccessibleState(page, 'a check that waits', '#hero, [data-island=notices]', []);
    await expect(field(page)).toBeFocused();
    checks.release();

    await test.step('a late no closes the pending tab', async () => {
      await expect(form(page)).toContainText("The path 'menu' is not available.");
      await expect.poll(() => tab.isClosed()).toBe(true);
      await expect(page.getByText('Please wait...')).toBeHidden();
    });
  });

  await test.step('an edit discards the pending answer', async () => {
    const path = freshPath();
    const opened = context.waitForEvent('page');
    await field(page).fill(path);
    await field(page).press('Enter');
    await opened;
    await page.bringToFront();
    const aborted = page.waitForEvent('requestfailed');
    await field(page).press('End');
    await field(page).pressSequentially('x');
    await expect(field(page)).toHaveValue(`${path}x`);
    await aborted;
    checks.release();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(form(page)).toContainText('Preview.');
  });
});

// The browser's user activation expires after five seconds of real time, which a fake clock can't change.
test(
  'each answer opens a tab despite pop-up blocking',
  { tag: '@all' },
  async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await open(page, '/');
      for (const delayMs of [0, 6500]) {
        await test.step(`after ${delayMs} ms`, async () => {
          const path = freshPath();
          if (delayMs > 0) await setFailure(path, { kind: 'delay', delayMs });
          await field(page).fill(path);
          const opened = page.context().waitForEvent('page');
          await button(page).click();
          const tab = await opened;
          await tab.waitForURL(claimPage(path));
          await expect(form(page)).toContainText('The claim page is open in a new tab.');
          await tab.close();
        });
      }
    } finally {
      await browser.close();
    }
  },
);

// Other ways of having no tab: `claim-tab.test.ts` and `browsers/flows/in-app.spec.ts`.
test('links to the claim page after closing', { tag: '@all' }, async ({ page, context }) => {
  await open(page, '/');
  const checks = await hold(page, '**/api/qr-data/*/status');
  const path = freshPath();
  await field(page).fill(path);
  const opened = context.waitForEvent('page');
  await button(page).click();
  await (await opened).close();
  checks.release();
  await expect(form(page)).toContainText(`'${path}' is free, but you closed its tab.`);
  await expect(field(page)).toHaveValue(path);
  const again = context.waitForEvent('page');
  await form(page).getByRole('link', { name: 'Open the claim page' }).click();
  await (await again).waitForURL(claimPage(path));
});

const WORDINGS = [
  [
    '/fr/',
    'Réservez votre adresse courte gratuite',
    'RÉSERVER',
    'L’adresse «\u00a0Lumbre\u00a0» n’est pas disponible.',
  ],
  [
    '/es/',
    'Reserva gratis tu dirección corta',
    'RESERVAR',
    'La dirección «Lumbre» no está disponible.',
  ],
  ['/', 'Claim your free short address', 'CLAIM', "The path 'Lumbre' is not available."],
] as const;

for (const [url, label, submit, error] of WORDINGS) {
  test(`moves nothing on ${url} when a claim fails`, { tag: '@all' }, async ({ page, watched }) => {
    watched.expectComplaint(FAILED_ANSWER);
    const unreachable = freshPath();
    await setFailure(unreachable, { kind: 'status', status: 404 });
    await open(page, url);
    const input = page.getByLabel(label);
    const below = page.locator('#hero a').filter({ visible: true }).first();
    for (const width of [1440, 1280, 1024, 768, 640, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['Lumbre', unreachable]) {
        await input.fill('');
        const top = (await below.boundingBox())?.y;
        await input.fill(path);
        await page.getByRole('button', { name: submit }).click();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        if (path === 'Lumbre') await expect(page.locator('#hero form')).toContainText(error);
        expect((await below.boundingBox())?.y, `${path}, ${width} px`).toBe(top);
      }
    }
  });
}
