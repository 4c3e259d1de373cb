import { expect, test } from '../support/test.ts';

test('a sample opens in its window and closes by Escape', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/');
  await visitor.click(['#samples a', 'Café Linde']);
  await visitor.see('[role=dialog] iframe');
  await expect
    .poll(() =>
      visitor.driver.evaluate(
        () => document.querySelector('h1')?.textContent ?? '',
        [],
        '[role=dialog] iframe',
      ),
    )
    .not.toBe('');
  await visitor.ask(() => {
    document.querySelector<HTMLElement>('[role=dialog] button')?.focus();
  });
  await visitor.driver.press('Escape');
  await visitor.seeNothing('[role=dialog]');
});
