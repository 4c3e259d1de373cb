import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/visitor.ts';

test('one menu opens at a time; Escape closes', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['header summary', 'Tools']);
  await visitor.see(['header a', 'Pet ID']);
  await visitor.click(['header summary', 'Templates']);
  await visitor.see(['header a', 'Mobile pages']);
  await visitor.seeNothing(['header a', 'Pet ID']);
  await visitor.driver.press('Escape');
  await visitor.seeNothing(['header a', 'Mobile pages']);
  expect((await visitor.see(['header summary', 'Templates'])).isFocused).toBe(true);
});

test('the language is chosen, kept, and chosen back', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['header summary', 'English']);
  await visitor.click(['header a', 'Español']);
  await visitor.arrives('/es/');
  await visitor.hydrated();
  expect(await visitor.evaluate(() => localStorage.getItem('locale'))).toBe('es');
  await visitor.click(['header summary', 'Español']);
  await visitor.click(['header a', 'English']);
  await visitor.arrives('/');
  await visitor.hydrated();
});

test('the phone menu opens, closes and navigates', async ({ visitor }) => {
  await visitor.driver.resize(PHONE);
  await visitor.open('/');
  await visitor.click(['header summary', 'Menu']);
  await visitor.see(['header a', 'Pricing']);
  await visitor.driver.press('Escape');
  await visitor.seeNothing(['header a', 'Pricing']);
  await visitor.click(['header summary', 'Menu']);
  await visitor.click(['header a', 'Pricing']);
  await visitor.arrives('/s/pricing');
  await visitor.seeNothing(['header a', 'Pricing']);
  await expect
    .poll(async () => (await visitor.see('#pricing h2')).box.y)
    .toBeLessThan(PHONE.height / 2);
});
