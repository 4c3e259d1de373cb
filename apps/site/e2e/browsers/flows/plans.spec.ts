import { expect, test } from '../support/test.ts';

test('the plan finder follows answers into the URL', async ({ visitor }) => {
  await visitor.open('/plans');
  await visitor.fill('input[name=pages]', '24');
  await visitor.see(['h2', 'Basic fits']);
  await visitor.click(['main label', 'Reports']);
  await visitor.see(['h2', 'Business fits']);
  await visitor.click(['main label', 'Annual']);
  await visitor.reads('thead', '$290');
  await expect
    .poll(() => visitor.evaluate(() => location.search))
    .toBe('?pages=24&need=reports&period=annual');
});
