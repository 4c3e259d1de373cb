import { expect, test } from '../support/test.ts';

test('buttons and drags turn the carousel', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['#samples button', 'More samples']);
  await visitor.see('#samples [aria-label="Samples, part 2 of 4"]');
  const { y } = await visitor.reach('#samples ul');
  await visitor.driver.drag({ x: 1300, y }, { x: 150, y });
  await visitor.see('#samples [aria-label="Samples, part 3 of 4"]');
  await visitor.seeNothing('[role=dialog]');
  expect(await visitor.path()).toBe('/');
});

test('a sample opens, and Escape closes it', async ({ visitor }) => {
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
