import { expect, test } from '../support/test.ts';

test('both decoders check an image in a worker', async ({ visitor }) => {
  await visitor.open('/check-a-code');
  await visitor.click(['main button', 'Try our example']);
  await visitor.see(['main h2', 'It scans here. Fix 2 things first.']);
  await visitor.see(['[data-finding=decoders] strong', 'Both can read it']);
  await visitor.see(['[data-finding=edge] p', 'Something is too close on the right.']);
  await expect
    .poll(() => visitor.evaluate(() => document.querySelectorAll('main canvas').length))
    .toBe(7);
});
