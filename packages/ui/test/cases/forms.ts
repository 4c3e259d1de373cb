import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { type ConsumerTest, logOf, soon } from './open-case.ts';

/** What a form sends at first and after the changes; null: nothing. */
const values = [
  ['name', 'Ana', 'Bo'],
  ['password', 'secret', 'another'],
  ['distance', '20', '30'],
  ['note', 'None', 'Some'],
  ['paper', 'card', 'label'],
  ['country', 'es', 'fr'],
  ['market', 'es', 'fr'],
  ['agree', 'on', null],
  ['news', null, 'on'],
  ['day', 'mon', 'tue'],
  ['size', 's', 'l'],
  ['required', null, 'l'],
  ['held-size', 's', 'l'],
  ['period', 'month', 'year'],
  ['held-period', 'month', 'year'],
] as const;

const sentValues = (column: 1 | 2) =>
  Object.fromEntries(
    values.filter((row) => row[column] !== null).map((row) => [row[0], row[column]]),
  );
const [initial, changed] = [sentValues(1), sentValues(2)];

const sent = (page: Page): Promise<Record<string, unknown>> =>
  page.locator('form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

const controlStates = (page: Page): Promise<unknown[]> =>
  page.locator('form').evaluate((form: HTMLFormElement) =>
    [...form.elements]
      .filter((element) => element.matches('input, select, textarea'))
      .map((element) => {
        const control = element as HTMLInputElement;
        return ['checkbox', 'radio'].includes(control.type)
          ? `${control.type} ${control.value} ${String(control.checked)}`
          : control.value;
      }),
  );

async function change(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Bo');
  await page.getByLabel('Unnamed field').fill('Bo');
  await page.getByLabel('Password', { exact: true }).fill('another');
  await page.getByLabel('Distance').fill('30');
  await page.getByLabel('Note').fill('Some');
  await page.getByLabel('Paper').selectOption('label');
  for (const name of ['Country', 'Unnamed country', 'Markets']) {
    await page.getByLabel(name, { exact: true }).fill('fra');
    await page.getByRole('option', { name: 'France' }).waitFor();
    await page.keyboard.press('Enter');
  }
  for (const name of ['Agree', 'Unnamed box', 'News', 'Tuesday'])
    await page.getByLabel(name).click();
  for (const name of ['Size', 'Unnamed size', 'Required size', 'Held size']) {
    await page.getByRole('group', { name, exact: true }).getByLabel('Large').check();
  }
  for (const name of ['Period', 'Unnamed period', 'Held period']) {
    await page.getByRole('group', { name, exact: true }).getByLabel('Yearly').check();
  }
}

export function describeForms(it: ConsumerTest): void {
  describe('every form control', () => {
    it('submits only with a name', async ({ openCase }) => {
      const page = await openCase('forms');
      expect(await sent(page)).toEqual(initial);
      await change(page);
      expect(await sent(page)).toEqual(changed);
    });

    it.for(['Reset', 'Send'])(
      'shows and sends its first value after %s',
      async (button, { openCase }) => {
        const page = await openCase('forms');
        const before = await controlStates(page);
        await change(page);
        expect(await controlStates(page)).not.toEqual(before);
        await page.getByRole('button', { name: button }).click();
        await soon(async () => expect(await sent(page)).toEqual(initial));
        expect(await controlStates(page)).toEqual(before);
        await page.getByRole('button', { name: 'Render' }).click();
        expect(await controlStates(page)).toEqual(before);
        expect(await sent(page)).toEqual(initial);
        const log = await logOf(page);
        expect(log).toContainEqual(['period', 'month', 'native']);
        expect(log).toContainEqual(['size', 's', 'native']);
        expect(log).toContainEqual(['country', 'es', 'native']);
        expect(log).toContainEqual(['days', ['mon'], 'native']);
        if (button === 'Send') expect(log).toContainEqual(['action', changed]);
      },
    );

    it('blocks the form while required and empty', async ({ openCase }) => {
      const page = await openCase('forms&required');
      await page.getByRole('button', { name: 'Send' }).click();
      expect(await page.locator('input[name="required"]:focus').count()).toBe(1);
      await page.getByRole('group', { name: 'Required size' }).getByLabel('Small').check();
      await page.getByRole('button', { name: 'Send' }).click();
      await soon(async () =>
        expect(await logOf(page)).toContainEqual(['action', { ...initial, required: 's' }]),
      );
    });
  });
}
