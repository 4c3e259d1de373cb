import type { BrowserContext, Locator, Page } from '@playwright/test';
import { firstOrAll } from '../support/urls.ts';
import { contactField, sendButton } from '../support/contact-form.ts';
import { clickHere, countDocuments, footerLink, heading } from '../support/navigation.ts';
import {
  expect,
  hydrated,
  nextFrames,
  open,
  openSection,
  sectionOf,
  test,
} from '../support/test.ts';

const NEXT = /QrcodeTypes-[^/]+\.js$/;
const UNREACHABLE = 'there seems to be no connection';

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' };

const follow = (page: Page, url: string) => clickHere(footerLink(page, url));

/** Lets only new documents load the matching code, as after a deploy. */
async function deploy(page: Page, pattern: RegExp): Promise<void> {
  let isNew = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isNew = true;
  });
  await page.route(pattern, (route) => (isNew ? route.continue() : route.fulfill(gone)));
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
}

// Playwright keeps a shared context offline.
test.afterEach(({ context }) => context.setOffline(false));

test.describe('after a deploy, a page whose code is gone', () => {
  for (const storage of firstOrAll(['blocked', 'at hand'] as const)) {
    test(`is opened as a document, once, with storage ${storage}`, async ({ page, watched }) => {
      watched.expectComplaint(/404|dynamically imported/);
      if (storage === 'blocked') await blockStorage(page);
      await open(page, '/');
      const documents = countDocuments(page);
      await deploy(page, NEXT);
      await follow(page, '/qrcode-types');
      await expect(page).toHaveURL(/\/qrcode-types$/);
      await hydrated(page);
      await expect(heading(page)).not.toHaveText('Scan the Future.');
      expect(documents()).toBe(1);
    });

    test(`that stays away is there to read, without a loop, with storage ${storage}`, async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/404|dynamically imported|could not be made interactive/);
      if (storage === 'blocked') await blockStorage(page);
      await open(page, '/');
      const documents = countDocuments(page);
      const complaint = page.context().waitForEvent('console', {
        predicate: (message) => message.text().includes('could not be made interactive'),
      });
      await page.route(NEXT, (route) => route.fulfill(gone));
      await follow(page, '/qrcode-types');
      await expect(page).toHaveURL(/\/qrcode-types$/);
      // By then the page has handled its missing code.
      await complaint;
      await nextFrames(page);
      await expect(heading(page)).not.toHaveText('Scan the Future.');
      expect(documents()).toBe(1);
      await hydrated(page);
      await follow(page, '/s/faq');
      await expect(heading(page)).toHaveText('Scan the Future.');
      expect(documents()).toBe(1);
    });
  }

  test('brings a half-written message along', { tag: '@all' }, async ({ page, watched }) => {
    watched.expectComplaint(/404|dynamically imported/);
    await openSection(page, 'contact');
    await contactField(page, 'Message').fill('Half a sen');
    await deploy(page, NEXT);
    await follow(page, '/qrcode-types');
    await expect(page).toHaveURL(/\/qrcode-types$/);
    await hydrated(page);
    await page.locator('header a[href="/s/contact"]').first().click();
    await expect(contactField(page, 'Message')).toHaveValue('Half a sen');
  });

  test(
    'is opened as a document on the way back too',
    { tag: '@all' },
    async ({ page, watched }) => {
      watched.expectComplaint(/404|dynamically imported/);
      await open(page, '/qrcode-types');
      await follow(page, '/s/faq');
      await expect(page).toHaveURL(/\/s\/faq$/);
      await page.reload();
      await hydrated(page);
      const documents = countDocuments(page);
      await deploy(page, NEXT);
      await page.goBack();
      await expect(page).toHaveURL(/\/qrcode-types$/);
      await expect(heading(page)).not.toHaveText('Scan the Future.');
      await hydrated(page);
      expect(documents()).toBe(1);
    },
  );
});

test.describe('a network failure', () => {
  const failures: readonly (readonly [
    string,
    (page: Page, context: BrowserContext) => Promise<void>,
  ])[] = [
    [
      'the browser knows nothing of',
      async (page) => {
        await page.route(/\.js$|\/$/, (route) => route.abort('connectionreset'));
      },
    ],
    ['the browser knows of', (_page, context) => context.setOffline(true)],
  ];
  for (const [name, fail] of firstOrAll(failures)) {
    test(`${name} costs neither the page nor what was typed, and ends`, async ({
      page,
      context,
      watched,
    }) => {
      watched.expectComplaint(/ERR_|Failed to fetch/);
      await openSection(page, 'contact');
      await contactField(page, 'Message').fill('Half a sen');
      const documents = countDocuments(page);
      await fail(page, context);
      await follow(page, '/qrcode-types');
      await expect(page.getByText(UNREACHABLE)).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText('Please wait...')).toBeHidden();
      await expect(contactField(page, 'Message')).toHaveValue('Half a sen');
      await page.unrouteAll({ behavior: 'wait' });
      await context.setOffline(false);
      await follow(page, '/qrcode-types');
      await expect(page).toHaveURL(/\/qrcode-types$/);
      await expect(heading(page)).not.toHaveText('Scan the Future.');
      expect(documents()).toBeLessThanOrEqual(1);
    });
  }

  test(
    'on the way back leaves URL and page together',
    { tag: '@all' },
    async ({ page, context, watched }) => {
      watched.expectComplaint(/ERR_|Failed to fetch/);
      await open(page, '/qrcode-types');
      await follow(page, '/s/faq');
      await expect(page).toHaveURL(/\/s\/faq$/);
      await page.reload();
      await hydrated(page);
      await context.setOffline(true);
      await page.evaluate(() => history.back());
      await expect(page.getByText(UNREACHABLE)).toBeVisible();
      await expect(page).toHaveURL(/\/s\/faq$/);
      await expect(heading(page)).toHaveText('Scan the Future.');
    },
  );
});

test.describe('an island of the page whose code is gone', () => {
  const PART = /\/Pricing-[^/]+\.js$/;

  async function showDead(page: Page): Promise<Locator> {
    await open(page, '/');
    const section = sectionOf(page, 'pricing');
    await section.scrollIntoViewIfNeeded();
    return section;
  }

  const annual = (section: Locator) => section.getByRole('radio').last();

  test('stays to read; a click in it offers to reload the page, which keeps what was typed', async ({
    page,
    watched,
  }) => {
    watched.expectComplaint(/404|dynamically imported|could not be made interactive/);
    const contact = /\/Contact-[^/]+\.js$/;
    await open(page, '/');
    const documents = countDocuments(page);
    // Only the next document gets the code, as this one would retry.
    await page.route(contact, (route) =>
      documents() === 0 ? route.fulfill(gone) : route.fallback(),
    );
    await contactField(page, 'Message').fill('Half a sen');
    await sendButton(page).click();
    await expect(page.getByText('This part of the page is out of date.')).toBeVisible();
    expect(documents()).toBe(0);
    await page.locator('#page-notice').getByRole('button', { name: 'Reload' }).click();
    await hydrated(page);
    await expect(contactField(page, 'Message')).toHaveValue('Half a sen');
    expect(documents()).toBe(1);
  });

  test(
    'is hydrated when the network is back',
    { tag: '@all' },
    async ({ page, context, watched }) => {
      watched.expectComplaint(/ERR_|Failed to fetch|could not be made interactive/);
      let isBroken = true;
      await page.route(PART, (route) => (isBroken ? route.abort() : route.continue()));
      const section = await showDead(page);
      await expect(annual(section)).toBeAttached();
      await expect
        .poll(() =>
          watched.complaints.some((text) => text.includes('could not be made interactive')),
        )
        .toBe(true);
      await expect(page.locator('[data-island="pricing"]')).not.toHaveAttribute('data-hydrated');
      isBroken = false;
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.locator('[data-island="pricing"]')).toHaveAttribute('data-hydrated', '');
    },
  );
});
