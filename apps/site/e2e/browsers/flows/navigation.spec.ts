import { expect, test } from '../support/test.ts';

/** Whether the engine can wait for code before it changes the URL; without that a link opens a document. */
const navigatesWithin = () => 'NavigationPrecommitController' in window;

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
  // Its parts have to be as high as that first.
  const scrollDown = () => {
    scrollTo(0, 900);
    return Math.round(scrollY);
  };
  await expect.poll(() => visitor.ask(scrollDown)).toBe(900);
  await visitor.driver.back();
  await visitor.see(['h1', 'Scan the Future.']);
  await visitor.driver.forward();
  await visitor.seeNothing(['h1', 'Scan the Future.']);
  await expect.poll(() => visitor.ask(() => Math.round(scrollY))).toBe(900);
});

test('a page that one comes back to from another document still works', async ({
  visit,
}, testInfo) => {
  const visitor = await visit();
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
