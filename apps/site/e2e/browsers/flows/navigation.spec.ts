import { expect, test } from '../support/test.ts';
import { PHONE, type Visitor } from '../support/visitor.ts';

/** Whether the engine can load code before it changes the URL; without that a link loads a document. */
const navigatesWithin = () => 'NavigationPrecommitController' in window;

/** WebKit aborts the imports of a page that is left and reports that on the way back; the site retries them. */
const ENDED_IMPORT = /could not be made interactive yet.*Importing a module script failed/;

test('a link leads on, without a new document where the engine can, and back and forth to where one was', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.ask(() => {
    document.documentElement.dataset['same'] = '';
  });
  await visitor.click('footer a[href="/qrcode-types"]');
  await visitor.arrives('/qrcode-types');
  const isWithin = await visitor.ask(navigatesWithin);
  if (isWithin) await expect.poll(async () => (await visitor.see('h1')).isFocused).toBe(true);
  else await visitor.hydrated();
  const isSame = () => document.documentElement.dataset['same'] === '';
  expect(await visitor.ask(isSame)).toBe(isWithin);
  // Its islands have to reach that height first.
  const scrollDown = () => {
    scrollTo(0, 900);
    return Math.round(window.scrollY);
  };
  await expect.poll(() => visitor.ask(scrollDown)).toBe(900);
  await visitor.driver.back();
  await visitor.see(['h1', 'Scan the Future.']);
  await visitor.driver.forward();
  await visitor.seeNothing(['h1', 'Scan the Future.']);
  await expect.poll(() => visitor.ask(() => Math.round(window.scrollY))).toBe(900);
});

test('a page that one comes back to from another document still works', async ({
  visit,
}, testInfo) => {
  const visitor = await visit();
  visitor.expectError(ENDED_IMPORT);
  await visitor.open('/s/pricing');
  await visitor.ask(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await visitor.open('/e404');
  await visitor.driver.back();
  await visitor.arrives('/s/pricing');
  await visitor.hydrated();
  const persisted = await visitor.ask(() => document.documentElement.dataset['persisted']);
  testInfo.annotations.push({
    type: 'back/forward cache',
    description: persisted === 'true' ? 'used' : 'not used by the driver of this engine',
  });
  await visitor.click(['header summary', 'Tools']);
  await visitor.see(['header a', 'Pet ID']);
  await visitor.driver.press('Escape');
  await visitor.click(['#pricing label', 'Annual']);
  await visitor.see(['#pricing article', '$18 less than monthly']);
});

const wasReloaded = () => performance.getEntriesByType('navigation')[0]?.type === 'reload';

const positionOf = (visitor: Visitor) => visitor.ask(() => Math.round(window.scrollY));

/** Through the history API: WebKit's driver skips entries without a user activation, such as those of `follow`. */
const goBack = (visitor: Visitor) => visitor.askOnTheWay(() => history.back());

const follow = (visitor: Visitor, path: string) =>
  visitor.askOnTheWay((href) => {
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, path);

test('the way back leads to where one was, after a reload and from a place within the page', async ({
  visit,
}) => {
  const visitor = await visit();
  visitor.expectError(ENDED_IMPORT);
  await visitor.open('/qrcode-types');
  await visitor.ask(() => scrollTo({ top: 700, behavior: 'instant' }));
  await follow(visitor, '/samples');
  await visitor.arrives('/samples');
  await visitor.hydrated();
  await visitor.askOnTheWay(() => location.reload());
  await expect.poll(() => visitor.askOnTheWay(wasReloaded)).toBe(true);
  await visitor.hydrated();
  await goBack(visitor);
  await visitor.arrives('/qrcode-types');
  await expect.poll(() => positionOf(visitor)).toBe(700);

  await visitor.hydrated();
  await follow(visitor, '#main');
  await expect.poll(() => positionOf(visitor)).toBeLessThan(200);
  await goBack(visitor);
  await expect.poll(() => positionOf(visitor)).toBe(700);
});

test('what is typed survives a reload, also before the code of its part has arrived', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.open('/s/contact');
  await visitor.fill('#contact textarea', 'Twelve labels.');
  await visitor.askOnTheWay(() => location.reload());
  await visitor.hydrated();
  await expect
    .poll(() =>
      visitor.ask(() => document.querySelector<HTMLTextAreaElement>('#contact textarea')?.value),
    )
    .toBe('Twelve labels.');
});

test('a link in the phone’s menu closes it', async ({ visit }) => {
  const visitor = await visit();
  await visitor.driver.resize(PHONE);
  await visitor.open('/');
  await visitor.click('header summary');
  await visitor.click('header details[open] a[href="/s/pricing"]');
  await visitor.arrives('/s/pricing');
  await visitor.seeNothing('header details[open] nav');
  await visitor.hydrated();
  await expect
    .poll(() =>
      visitor.ask(() =>
        Math.round(document.getElementById('pricing')?.getBoundingClientRect().top ?? 999),
      ),
    )
    .toBeLessThan(200);
});
