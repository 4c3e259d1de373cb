import { expect, test } from '../support/test.ts';

test('a missing rule leads to a prefilled contact', async ({ visitor }) => {
  await visitor.open('/before-you-print');
  await visitor.click(['main a', 'Ask about row 7']);
  await visitor.arrives('/s/contact');
  await expect
    .poll(async () => (await visitor.see('#contact [name=subject]')).value)
    .toBe('Before you print, row 7: What if my plan ends?');
});
