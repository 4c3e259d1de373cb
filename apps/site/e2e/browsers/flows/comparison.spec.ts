import { wrongPhones } from '../support/measures.ts';
import { expect, test } from '../support/test.ts';

test('only the dynamic print follows an edit', async ({ visitor }) => {
  await visitor.home();
  await visitor.fill(
    '#comparison :is(input, textarea)',
    'https://www.shop.example/our-new_things.html',
  );
  await visitor.reads('#comparison [aria-label="What the dynamic code opens"]', 'Our new things');
  await visitor.reads('#comparison [aria-label="What the static code opens"]', 'File not found');
  await expect.poll(() => visitor.ask(wrongPhones)).toEqual([]);
});
