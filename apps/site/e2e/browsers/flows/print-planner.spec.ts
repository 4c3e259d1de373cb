import { expect, test } from '../support/test.ts';

test('the print planner follows what is asked', async ({ visitor }) => {
  await visitor.open('/print-planner');
  await visitor.fill('input[inputmode=decimal]', '0.2');
  await expect.poll(async () => (await visitor.see('dd')).text).toBe('2 cm');
  await visitor.click(['main label', '600 dpi']);
  await visitor.reads('dd', '493 px');
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('input[type=range]')?.focus();
  });
  await visitor.driver.press('End');
  await expect.poll(async () => (await visitor.see('dd')).text).toBe('100 cm');
});
