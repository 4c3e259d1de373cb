import type { Page } from '@playwright/test';
import { APP_HOST, DEVELOPMENT_SITE } from '../support/ports.ts';
import { REACT_SCRIPT, replaceCode } from '../support/requests.ts';
import { expect, open, requestIslands, test, touch } from '../support/test.ts';

// The development build sends reports, to the collector of the sandbox.
const COLLECTOR = `${APP_HOST}/collector`;

/** Identifies a test's own reports among those of parallel tests. */
const freshMark = () => `Mark-${crypto.randomUUID()}`;

async function expectReport(page: Page, report: Record<string, unknown>): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(`${APP_HOST}/__sandbox/collected`);
    const { collected } = (await response.json()) as { collected: unknown[] };
    expect(collected).toContainEqual(expect.objectContaining(report));
  }).toPass();
}

test('errors reach the collector with page, language, release', async ({
  page,
  context,
  watched,
}) => {
  const mark = freshMark();
  watched.expectComplaint(/Mark-|error occurred|rendered again|DevTools/);
  await context.addCookies([{ name: 'session', value: 'secret', url: APP_HOST }]);
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url() !== COLLECTOR) return;
    void request.allHeaders().then((all) => headers.push(all));
  });
  await replaceCode(
    page,
    'Pricing',
    `export default () => { throw new Error("${mark} island"); };`,
  );
  await replaceCode(
    page,
    'Faq',
    `setTimeout(() => { throw new Error("${mark} error"); });
     Promise.reject(new Error("${mark} rejection"));
     export default () => null;`,
  );
  await open(page, `${DEVELOPMENT_SITE}/es/?q=typed`);
  await requestIslands(page);
  const common = { route: '/es/', language: 'es', release: expect.stringMatching(/^[\w-]{8}$/) };
  await expectReport(page, {
    ...common,
    kind: 'island',
    message: `${mark} island`,
    at: expect.stringMatching(/^pricing \/assets\/Pricing-[^/]+\.js:1:\d+$/),
  });
  for (const kind of ['error', 'rejection']) {
    await expectReport(page, {
      ...common,
      kind,
      message: `${mark} ${kind}`,
      at: expect.stringMatching(/^\/assets\/Faq-[^/]+\.js:\d+:\d+$/),
    });
  }
  expect(headers.length).toBeGreaterThan(2);
  for (const one of headers) {
    expect(one).not.toHaveProperty('cookie');
    expect(one).not.toHaveProperty('referer');
  }
  await context.clearCookies();

  await test.step('and its page shows them', async () => {
    await page.goto(COLLECTOR);
    await expect(page.getByText(`${mark} island`)).toBeVisible();
  });
});

test('the collector gets a start that fails', async ({ page, watched }) => {
  watched.expectComplaint(/ERR_|could not be made interactive/);
  await page.route(REACT_SCRIPT, (route) => route.abort());
  const mark = freshMark();
  await page.goto(`${DEVELOPMENT_SITE}/s/${mark}`);
  await touch(page);
  await expectReport(page, {
    kind: 'start',
    route: `/s/${mark}`,
    message: expect.stringMatching(/module: \/assets\/react-/),
  });
});

test('violations of the policy reach the collector', async ({ page, watched }) => {
  watched.expectComplaint(
    /Content Security Policy|DevTools|foreign request: https:\/\/elsewhere\.example/,
  );
  const mark = freshMark();
  await open(page, `${DEVELOPMENT_SITE}/s/${mark}?q=typed`);
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.gif?typed';
  });
  await expectReport(page, {
    kind: 'policy',
    route: `/s/${mark}`,
    message: 'img-src blocked https://elsewhere.example/pixel.gif',
  });
});
