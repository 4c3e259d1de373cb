import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { APP_HOST } from '../support/ports.ts';
import { clearFailures, freshPath, setFailureAt, type Failure } from '../support/sandbox.ts';
import { expect, islandHydrated, open, sectionOf, test, scrollToIsland } from '../support/test.ts';

interface Outcomes {
  readonly kind: Failure['kind'];
  readonly claim: 'opened' | 'unavailable' | 'connection';
  readonly store: 'products' | 'empty' | 'failed';
  /** `built-in`: as in the HTML; `read`: as in the file; `logged`: as in the HTML, and logged. */
  readonly menus: 'built-in' | 'read' | 'logged';
  readonly image: 'shown' | 'awaited' | 'left out';
}

/**
 * One of each outcome of the calls of the site; languages alternate. The contact form: `home/contact.spec.ts`. Each failure of each call:
 * `packages/api-client/test/failures.test.ts`.
 */
// oxfmt-ignore
const TABLE: readonly Outcomes[] = [
  { kind: 'delay',       claim: 'opened',      store: 'products', menus: 'built-in', image: 'shown' },
  { kind: 'hang',        claim: 'connection',  store: 'failed',   menus: 'logged',   image: 'awaited' },
  { kind: 'drip',        claim: 'opened',      store: 'empty',    menus: 'read',     image: 'left out' },
  { kind: 'status',      claim: 'connection',  store: 'failed',   menus: 'logged',   image: 'left out' },
  { kind: 'html',        claim: 'connection',  store: 'failed',   menus: 'logged',   image: 'left out' },
  { kind: 'json',        claim: 'unavailable', store: 'empty',    menus: 'read',     image: 'left out' },
  { kind: 'reset',       claim: 'connection',  store: 'failed',   menus: 'logged',   image: 'left out' },
];

const PRODUCTS = '/api/qr-products/fetch';
const VISIBILITY = '/solutionVisibility.json';
const IMAGE = '/api/images/view/qr-products/steel-pet-tag.webp';

/** Valid responses for the kind `json`: an empty store, an item that is hidden by default. */
const EMPTY_RESPONSES: Readonly<Record<string, unknown>> = {
  [PRODUCTS]: { result: { items: [] } },
  [VISIBILITY]: { product: true },
};
const PATH_UNAVAILABLE = { result: { available: false } };

/** Delay of a response, and between the drops of a dripping one: the longest must exceed the time limit. */
const LATE_MS = 1000;

/** Time limit of an API call (`src/services/environment.ts`). */
const TIME_LIMIT_MS = 15_000;

/** A dripping response reaches the time limit in real time; the factor is for slow machines. */
const LONG_WAIT = { timeout: 3 * TIME_LIMIT_MS };

/** The browser logs each failed response itself; the client only logs that of the visibility file. */
const FAILED_ANSWER = /^console error: (?:Failed to load resource|Access to fetch .* CORS policy)/;
const LOGGED_ERROR = /^console error: ApiError/;

const claimForm = (page: Page) => page.locator('#hero form');
const productsOf = (page: Page) => sectionOf(page, 'store').getByRole('listitem');
const productItem = (page: Page) => page.locator('header a[href$="/solutions/product"]').first();

const imageOf = (page: Page, index: number) => productsOf(page).nth(index).locator('img');

const isImageLoaded = (page: Page, index: number) =>
  imageOf(page, index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

async function openTools(page: Page): Promise<void> {
  await page.locator('header summary').first().click();
  await islandHydrated(page, 'header');
  await expect(page.locator('header a[href$="/solutions/pet-id"]').first()).toBeVisible();
}

const expectTabs = (context: BrowserContext, count: number) =>
  expect.poll(() => context.pages().length).toBe(count);

for (const [index, row] of TABLE.entries()) {
  const locale = LOCALES[index % LOCALES.length] ?? 'en';
  const { kind } = row;

  test.describe(`a failure of kind ${kind}, in ${locale}`, () => {
    // Identifies a test's requests, as all tests request the same URLs.
    const userAgent = `api-failures-${kind}.`;
    test.use({ userAgent });

    const setFailureOf = (url: string) =>
      setFailureAt(url, {
        kind,
        userAgentContains: userAgent,
        ...((kind === 'delay' || kind === 'drip') && { delayMs: LATE_MS }),
        ...(kind === 'json' && { json: EMPTY_RESPONSES[url] ?? PATH_UNAVAILABLE }),
      });

    test('reports it and leaves everything usable', async ({ page, context, watched }) => {
      test.slow();
      watched.expectComplaint(FAILED_ANSWER);
      if (row.menus === 'logged') watched.expectComplaint(LOGGED_ERROR);
      const messages = await loadMessages(locale, ['claim', 'store', 'common']);
      const { t } = createI18n(locale, messages);
      const path = freshPath('fault');
      const failing = [`/api/qr-data/${path}/status`, PRODUCTS, VISIBILITY];
      for (const url of failing) await setFailureOf(url);
      // The file is on the site's own host, which can't inject failures.
      await page.route(`**${VISIBILITY}`, (route) =>
        route.continue({ url: APP_HOST + VISIBILITY }),
      );

      /** Fast-forwards past the time limit once a hanging request has been sent. */
      const passTimeLimit = async (url: string) => {
        if (kind !== 'hang') return;
        await expect.poll(() => sent.has(url)).toBe(true);
        await page.clock.fastForward(TIME_LIMIT_MS);
      };
      const sent = new Set<string>();
      page.on('request', (request) => sent.add(new URL(request.url()).pathname));

      const expectNoOverlay = () => expect(page.getByText(t('common:waiting'))).toBeHidden();

      if (kind === 'hang') await page.clock.install();
      await open(page, locale === 'en' ? '/' : `/${locale}/`);

      // Both send their request at once, so that the delays overlap.
      await openTools(page);
      await page.keyboard.press('Escape');
      const store = await scrollToIsland(page, 'store');

      await test.step('claim', async () => {
        const field = page.locator('input[name=path]');
        await field.fill(path);
        await field.press('Enter');
        for (const url of failing) await passTimeLimit(url);
        await expect(claimForm(page)).toContainText(t(`claim:${row.claim}`, { path }), LONG_WAIT);
        await expect(claimForm(page).getByText(t('claim:connection'))).toHaveCount(
          row.claim === 'connection' ? 1 : 0,
        );
        await expect(field).toHaveValue(path);
        await expectNoOverlay();
        await expectTabs(context, row.claim === 'opened' ? 2 : 1);
      });

      await test.step('menus', async () => {
        const isLogged = () =>
          watched.complaints.some((text) => text.startsWith('console error: ApiError'));
        await expect.poll(isLogged, LONG_WAIT).toBe(row.menus === 'logged');
        await expect(productItem(page)).toHaveCount(row.menus === 'read' ? 1 : 0);
      });

      await test.step('store', async () => {
        await expect(store.locator('[aria-busy="true"]')).toHaveCount(0, LONG_WAIT);
        await expect(productsOf(page)).toHaveCount(row.store === 'products' ? 8 : 0);
        for (const text of ['failed', 'empty'] as const) {
          const message = store.getByText(t(`store:${text}`));
          await expect(message).toHaveCount(row.store === text ? 1 : 0);
        }
        if (row.store === 'failed') await expect(store.locator('ul')).toHaveCount(0);
        if (row.store !== 'products') {
          const query = locale === 'en' ? 'pp=shop' : `pp=shop&lang=${locale}`;
          await expect(store.locator(`a[href$="/shop?${query}"]`).first()).toBeVisible();
        }
        await expectNoOverlay();
      });

      await clearFailures(userAgent);
      await page.unroute(`**${VISIBILITY}`);

      if (row.claim !== 'opened') {
        await test.step('the path is free at the next try', async () => {
          await page.locator('input[name=path]').press('Enter');
          await expect(claimForm(page)).toContainText(t('claim:opened', { path }));
          await expectTabs(context, 2);
        });
      }

      await setFailureOf(IMAGE);
      await page.reload();
      await test.step('menus and store recover on the next visit', async () => {
        await openTools(page);
        await expect(productItem(page)).toHaveCount(0);
        await page.keyboard.press('Escape');
        await scrollToIsland(page, 'store');
        await expect(productsOf(page)).toHaveCount(8);
        await expect.poll(() => isImageLoaded(page, 1)).toBe(true);
        if (row.image === 'left out') await expect(imageOf(page, 0)).toHaveCount(0);
        else await expect.poll(() => isImageLoaded(page, 0)).toBe(row.image === 'shown');
        await expectNoOverlay();
      });

      await clearFailures(userAgent);
      await page.reload();
      await test.step('the image returns one visit later', async () => {
        await scrollToIsland(page, 'store');
        await expect.poll(() => isImageLoaded(page, 0)).toBe(true);
      });
    });
  });
}
