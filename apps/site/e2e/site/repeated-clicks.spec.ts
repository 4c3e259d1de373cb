import type { Locator, Page } from '@playwright/test';
import { contactField, fillMessage } from '../support/contact-form.ts';
import { hold, type Hold } from '../support/requests.ts';
import { freshPath, REPORT_URL, setFailureAt } from '../support/sandbox.ts';
import { expect, nextFrames, open, openSection, test } from '../support/test.ts';

async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
}

/** Holds Enter in a control and expects exactly one more request, both before and after its response. */
async function expectOneRequest(
  page: Page,
  requests: Hold,
  control: Locator,
  answered: () => Promise<void>,
): Promise<void> {
  const before = requests.count();
  await control.focus();
  await holdEnter(page);
  await expect.poll(requests.count).toBe(before + 1);
  requests.release();
  await answered();
  await holdEnter(page);
  await page.keyboard.up('Enter');
  // The last keys would have sent theirs by the second frame.
  await nextFrames(page);
  expect(requests.count()).toBe(before + 1);
}

test('checks a path once per burst of clicks', async ({ page }) => {
  await open(page, '/');
  const requests = await hold(page, '**/api/qr-data/*/status');
  const field = page.locator('input[name=path]');
  const button = page.getByRole('button', { name: 'CLAIM' });
  await field.fill('Lumbre');
  for (const control of [field, button]) {
    await expectOneRequest(page, requests, control, async () => {
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('#hero form')).toContainText("The path 'Lumbre' is not available.");
    });
  }
});

test('sends a message once per burst of clicks', async ({ page }) => {
  const section = await openSection(page, 'contact');
  const requests = await hold(page, `**${REPORT_URL}`);
  const subject = freshPath('presses');
  await setFailureAt(REPORT_URL, {
    kind: 'json',
    json: { result: { success: false, message: 'Busy.' } },
    bodyContains: subject,
  });
  await fillMessage(page, subject);
  await test.step('by a held Enter in a field', () =>
    expectOneRequest(page, requests, contactField(page, 'Subject'), async () => {
      await expect(section.locator('form')).not.toHaveAttribute('aria-busy', 'true');
      await expect(section.getByText('The message could not be sent: Busy.')).toBeVisible();
    }));
  await test.step('a held key sends nothing after the message', async () => {
    await contactField(page, 'Subject').fill(freshPath('delivered'));
    await expectOneRequest(page, requests, contactField(page, 'Subject'), async () => {
      await expect(section.getByRole('heading', { name: /^Sent at/ })).toBeFocused();
    });
    await section.getByRole('button', { name: 'Write another message' }).click();
    await expect(contactField(page, 'Name')).toHaveValue('');
    await expect(section.getByText('Please fill in Name.')).toHaveCount(0);
  });
});
