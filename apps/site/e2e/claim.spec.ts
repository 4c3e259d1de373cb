import { chromium, type Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { APP_HOST } from './support/ports.ts';
import { countChecks, expect, freshPath, hydrated, open, setFault, test } from './support/test.ts';

const CONNECTION = 'The connection failed, please wait a moment and try again.';

const field = (page: Page) => page.getByLabel('Claim your free short path');
const button = (page: Page) => page.getByRole('button', { name: 'CLAIM' });
const form = (page: Page) => page.locator('#hero form').filter({ has: button(page) });
const claimPage = (path: string) => `${APP_HOST}/ql/link-in-bio/${path}/claim`;

/** The browser logs each failed answer by itself. */
const FAILED_ANSWER = /Failed to load resource|net::ERR|CORS policy/;

test.describe('claiming a short path', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/');
  });

  test('starts with the placeholder, the hint and the length', async ({ page }) => {
    await expect(field(page)).toHaveAttribute('placeholder', 'YourCode');
    await expect(form(page)).toContainText('Letters, digits, - and _. Up to 20.');
    await expect(form(page)).toContainText('0 of 20');
  });

  test('shows the cleaned text as one types and says what was swapped', async ({ page }) => {
    await field(page).pressSequentially('my bär👍');
    await expect(field(page)).toHaveValue('my_b_r_');
    await expect(form(page)).toContainText(
      'We swapped 👍 for _ so the address stays easy to type.',
    );
    await expect(form(page)).toContainText('7 of 20');
    await field(page).fill('a b');
    await expect(form(page)).toContainText('We swapped a space for _');
  });

  test('previews what is typed and stops at twenty characters', async ({ page }) => {
    await field(page).fill('Lumbre_bar');
    await expect(form(page)).toContainText('Preview. Not yours until you claim it.');
    await field(page).fill('Lumbre-winter-menu-2-and-more');
    await expect(field(page)).toHaveValue('Lumbre-winter-menu-2');
    await expect(form(page)).toContainText('That is as long as it gets.');
    await expect(form(page)).toContainText('20 of 20');
  });

  test('counts an empty and a blank field as unavailable, without a call', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await button(page).click();
    await expect(form(page)).toContainText("The path '' is not available.");
    await field(page).fill('   ');
    await expect(form(page)).not.toContainText('is not available');
    await button(page).click();
    await expect(form(page)).toContainText("The path '' is not available.");
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });

  test('opens the claim page of a free path in a new tab that cannot reach back', async ({
    page,
    context,
  }) => {
    const path = freshPath();
    await field(page).fill(path);
    const opened = context.waitForEvent('page');
    await button(page).click();
    const tab = await opened;
    await tab.waitForURL(claimPage(path));
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(form(page)).toContainText(
      `'${path}' is free. The claim page is open in a new tab.`,
    );
    expect(await countChecks(page, path)).toBe(1);
  });

  const whole = { tag: '@host' };
  test('really claims: the path is taken afterwards', whole, async ({ page, context }) => {
    const path = freshPath();
    await field(page).fill(path);
    const opened = context.waitForEvent('page');
    await field(page).press('Enter');
    const tab = await opened;
    await tab.waitForURL(claimPage(path));
    await tab.getByRole('button').click();
    // A tab that is closed while its answer loads may keep the browser waiting.
    await tab.waitForLoadState();
    await tab.close();
    await button(page).click();
    await expect(form(page)).toContainText(`The path '${path}' is not available.`);
  });

  test('offers three other names for a taken path, and takes one of them', async ({ page }) => {
    await field(page).fill('Lumbre');
    await button(page).click();
    await expect(form(page)).toContainText("The path 'Lumbre' is not available.");
    await expect(form(page).getByRole('button')).toHaveText([
      'CLAIM',
      'Lumbre-1',
      'Lumbre_qr',
      'my-Lumbre',
    ]);
    await page.getByRole('button', { name: 'Lumbre_qr' }).click();
    await expect(field(page)).toHaveValue('Lumbre_qr');
    await expect(field(page)).toBeFocused();
    await expect(form(page)).not.toContainText('is not available');
  });

  test('clears the error as soon as one types', async ({ page }) => {
    await field(page).fill('Lumbre');
    await button(page).click();
    await expect(form(page)).toContainText('is not available');
    await field(page).press('End');
    await field(page).pressSequentially('x');
    await expect(form(page)).not.toContainText('is not available');
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 404 },
    { kind: 'truncated' },
    { kind: 'html' },
    { kind: 'mistyped' },
    { kind: 'empty' },
    { kind: 'reset' },
    { kind: 'broken-json' },
  ] as const) {
    const name = 'status' in fault ? `${fault.kind} ${String(fault.status)}` : fault.kind;
    test(`says that the connection failed when the answer is: ${name}`, async ({
      page,
      context,
      watched,
    }) => {
      watched.expectComplaint(FAILED_ANSWER);
      const path = freshPath();
      await setFault(page, path, fault);
      await field(page).fill(path);
      await button(page).click();
      await expect(form(page).getByRole('alert')).toHaveText(CONNECTION);
      await expect(field(page)).toHaveValue(path);
      await expect(page.getByText('Please wait...')).toBeHidden();
      // The tab that was held for the answer is gone.
      await expect.poll(() => context.pages().length).toBe(1);
    });
  }

  test('puts the connection failure beside the button, and below it on a small screen', async ({
    page,
    watched,
  }) => {
    watched.expectComplaint(FAILED_ANSWER);
    const path = freshPath();
    await setFault(page, path, { kind: 'status', status: 404 });
    await field(page).fill(path);
    await button(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toBeVisible();
    const wide = { alert: await alert.boundingBox(), button: await button(page).boundingBox() };
    expect(wide.alert?.x).toBeGreaterThan((wide.button?.x ?? 0) + (wide.button?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 800 });
    const small = { alert: await alert.boundingBox(), button: await button(page).boundingBox() };
    expect(small.alert?.y).toBeGreaterThan((small.button?.y ?? 0) + (small.button?.height ?? 0));
  });

  for (const address of ['/', '/es', '/fr']) {
    test(`moves nothing on ${address} when a path is taken or the connection fails`, async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(FAILED_ANSWER);
      const unreachable = freshPath();
      await setFault(page, unreachable, { kind: 'status', status: 404 });
      await open(page, address);
      const input = page.locator('input[name=path]');
      const below = page.locator('#hero a').filter({ visible: true }).first();
      for (const width of [1440, 1280, 1024, 768, 640, 390, 360]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['Lumbre', unreachable]) {
          await input.fill('');
          const top = (await below.boundingBox())?.y;
          await input.fill(path);
          await input.press('Enter');
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          expect((await below.boundingBox())?.y, `${path}, ${String(width)} px`).toBe(top);
        }
      }
    });
  }

  test('keeps the field editable while it checks; an edit discards the answer', async ({
    page,
    context,
  }) => {
    const path = freshPath();
    const checks = await hold(page, `**/api/qr-data/${path}/status`);
    const opened = context.waitForEvent('page');
    await field(page).fill(path);
    await field(page).press('Enter');
    await expect(form(page)).toContainText('Checking…');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    // The tab of a slow answer takes the keyboard, so the visitor comes back from it.
    await opened;
    await page.bringToFront();
    const givenUp = page.waitForEvent('requestfailed');
    await field(page).pressSequentially('x');
    await expect(field(page)).toHaveValue(`${path}x`);
    await expect(form(page)).toContainText('Preview.');
    await givenUp;
    checks.release();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(form(page)).toContainText('Preview.');
  });

  test('never lets an older answer touch a newer one', async ({ page, context }) => {
    const slow = freshPath('slow');
    const checks = await hold(page, `**/api/qr-data/${slow}/status`);
    await field(page).fill(slow);
    await field(page).press('Enter');
    await expect.poll(checks.asked).toBe(1);
    const givenUp = page.waitForEvent('requestfailed');
    await field(page).fill('Lumbre');
    await field(page).press('Enter');
    await givenUp;
    await expect(form(page)).toContainText("The path 'Lumbre' is not available.");
    checks.release();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(form(page)).toContainText("The path 'Lumbre' is not available.");
  });

  test('sends one request however often one presses', async ({ page, context }) => {
    const path = freshPath();
    await setFault(page, path, { kind: 'delay', delayMs: 600 });
    await field(page).fill(path);
    const opened = context.waitForEvent('page');
    // All of them before the answer can be there.
    await form(page).evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 10; press++) element.requestSubmit();
    });
    await opened;
    await expect(form(page)).toContainText('The claim page is open in a new tab.');
    expect(await countChecks(page, path)).toBe(1);
    expect(context.pages()).toHaveLength(2);
  });

  test('covers the window while a slow check runs, without taking the focus', async ({ page }) => {
    const path = freshPath();
    await setFault(page, path, { kind: 'delay', delayMs: 700 });
    await field(page).fill(path);
    await field(page).press('Enter');
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('Please wait...')).toBeHidden();
  });
});

test.describe('with a pop-up blocker', () => {
  for (const [answer, delayMs] of [
    ['quick', 0],
    ['slow', 6500],
  ] as const) {
    test(`a ${answer} answer still opens its tab`, async ({ baseURL, launchOptions }) => {
      const browser = await chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-popup-blocking'],
      });
      try {
        const page = await browser.newPage({ baseURL: baseURL ?? '' });
        await open(page, '/');
        const path = freshPath(answer);
        if (delayMs > 0) await setFault(page, path, { kind: 'delay', delayMs });
        await field(page).fill(path);
        const opened = page.context().waitForEvent('page');
        await button(page).click();
        const tab = await opened;
        await tab.waitForURL(claimPage(path), { timeout: 15_000 });
        await expect(form(page)).toContainText('The claim page is open in a new tab.');
      } finally {
        await browser.close();
      }
    });
  }

  test('where no tab may open, the claim page is a visible link', async ({ page, context }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, '/');
    const path = freshPath();
    await field(page).fill(path);
    await button(page).click();
    await expect(form(page)).toContainText('your browser held back the new tab');
    const link = form(page).getByRole('link', { name: 'Open the claim page' });
    await expect(link).toHaveAttribute('href', claimPage(path));
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).waitForURL(claimPage(path));
  });

  test('a slow no closes the tab that was held for the answer', async ({ page, context }) => {
    await open(page, '/');
    // The sandbox answers late, and the name is taken.
    await setFault(page, 'menu', { kind: 'delay', delayMs: 1500, times: 1 });
    await field(page).fill('menu');
    const opened = context.waitForEvent('page');
    await button(page).click();
    const tab = await opened;
    await expect(tab.locator('body')).toHaveText('Checking…');
    await expect(form(page)).toContainText("The path 'menu' is not available.");
    expect(tab.isClosed()).toBe(true);
  });
});

test.describe('before the page is hydrated', () => {
  test('what was typed and pressed is kept and done', async ({ page, context }) => {
    const path = freshPath('early');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await field(page).fill(path);
    await button(page).click();
    expect(new URL(page.url()).search).toBe('');
    const opened = context.waitForEvent('page');
    release();
    await hydrated(page);
    await expect(field(page)).toHaveValue(path);
    await (await opened).waitForURL(claimPage(path));
  });
});

test.describe('in the other languages', () => {
  for (const [locale, label, submit, error] of [
    [
      'es',
      'Reserva tu dirección corta, gratis',
      'RESERVAR',
      'La dirección «Lumbre» no está disponible.',
    ],
    [
      'fr',
      'Réservez votre adresse courte, gratuite',
      'RÉSERVER',
      'L’adresse «\u00a0Lumbre\u00a0» n’est pas disponible.',
    ],
  ] as const) {
    test(`the claim speaks ${locale}`, async ({ page }) => {
      await open(page, `/${locale}/`);
      await page.getByLabel(label).fill('Lumbre');
      await page.getByRole('button', { name: submit }).click();
      await expect(page.locator('#hero form')).toContainText(error);
    });
  }
});
