import { expect, test } from '../support/test.ts';
import { ENDED_IMPORT, PATH_FIELD } from '../support/visitor.ts';

const wasReloaded = () => performance.getEntriesByType('navigation')[0]?.type === 'reload';

test('a link leads on, and the history back', async ({ visitor }) => {
  visitor.expectError(ENDED_IMPORT);
  const expectPosition = (top: number) =>
    expect.poll(() => visitor.evaluate(() => Math.round(window.scrollY))).toBe(top);
  // WebKit's driver skips entries without a user activation, such as those of `follow`.
  const go = (by: number) => visitor.tryEvaluate((steps) => history.go(steps), by);
  const follow = (href: string) =>
    visitor.tryEvaluate((to) => {
      document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
    }, href);

  await visitor.home();
  await visitor.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  await visitor.click('footer a[href="/qrcode-types"]');
  await visitor.arrives('/qrcode-types');
  const isWithin = await visitor.evaluate(() => 'NavigationPrecommitController' in window);
  if (isWithin) await expect.poll(async () => (await visitor.see('h1')).isFocused).toBe(true);
  else await visitor.hydrated();
  expect(await visitor.evaluate(() => document.documentElement.dataset['same'] === '')).toBe(
    isWithin,
  );

  // The last island: a position in a page without it is one in the footer.
  await visitor.reads('main', 'Also possible');
  await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expectPosition(700);
  await go(-1);
  await visitor.see(['h1', 'Scan the Future.']);
  await go(1);
  await visitor.arrives('/qrcode-types');
  await expectPosition(700);
  await visitor.hydrated();
  await follow('/samples');
  await visitor.arrives('/samples');
  await visitor.hydrated();
  await visitor.tryEvaluate(() => location.reload());
  await expect.poll(() => visitor.tryEvaluate(wasReloaded)).toBe(true);
  await visitor.hydrated();
  await go(-1);
  await visitor.arrives('/qrcode-types');
  await expectPosition(700);

  await test.step('from a place within the page too', async () => {
    await visitor.hydrated();
    await follow('#main');
    await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBeLessThan(200);
    await go(-1);
    await expectPosition(700);
  });
});

test('a link leads to a shorter page’s top', async ({ visitor }) => {
  visitor.expectError(ENDED_IMPORT);
  await visitor.open('/s/faq');
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
  await visitor.click('header summary');
  const follow = () => {
    document.querySelector<HTMLElement>('header a[href="/solutions"]')?.click();
    return location.pathname;
  };
  // The header has the links of its other menus once it is hydrated.
  await expect.poll(() => visitor.tryEvaluate(follow)).toBe('/solutions');
  await expect.poll(() => visitor.tryEvaluate(() => Math.round(window.scrollY))).toBe(0);
});

test('a page still works when one comes back', async ({ visitor }, testInfo) => {
  visitor.expectError(ENDED_IMPORT);
  await visitor.open('/s/pricing');
  await visitor.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await visitor.open('/e404');
  await visitor.driver.back();
  await visitor.arrives('/s/pricing');
  await visitor.hydrated();
  const persisted = await visitor.evaluate(() => document.documentElement.dataset['persisted']);
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

test('what is typed survives a reload', async ({ visitor }) => {
  await visitor.open('/s/contact');
  const fields = [
    ['#contact textarea', 'Twelve labels.'],
    [PATH_FIELD, 'myname'],
  ] as const;
  for (const [field, text] of fields) await visitor.fill(field, text);
  await visitor.tryEvaluate(() => location.reload());
  await expect.poll(() => visitor.tryEvaluate(wasReloaded)).toBe(true);
  await visitor.hydrated();
  for (const [field, text] of fields)
    await expect.poll(async () => (await visitor.see(field)).value).toBe(text);
});
