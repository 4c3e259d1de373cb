import { expect, test } from '../support/test.ts';

test('one question is open at a time', async ({ visitor }) => {
  await visitor.home();
  const open = () => visitor.ask(() => document.querySelectorAll('#faq details[open]').length);
  await visitor.click(['#faq summary', '']);
  await visitor.see(['#faq details', 'A static code contains the final address']);
  await visitor.click(['#faq summary', 'Can I change where my code goes']);
  await visitor.reads('#faq details[open]', 'Yes. Edit the page or the destination');
  expect(await open()).toBe(1);
  await visitor.driver.press('Enter');
  await expect.poll(open).toBe(0);
  await visitor.driver.press('Space');
  await visitor.reads('#faq details[open]', 'Yes. Edit the page or the destination');
});
