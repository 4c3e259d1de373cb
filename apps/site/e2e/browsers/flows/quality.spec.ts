import { test } from '../support/test.ts';

test('the quality page lists requests of the visit', async ({ visitor }) => {
  await visitor.open('/quality');
  await visitor.evaluate(() => {
    document.querySelector('#quality-sent')?.scrollIntoView();
  });
  await visitor.click('#quality-sent summary');
  await visitor.see(['#quality-sent li', '/quality']);
});
