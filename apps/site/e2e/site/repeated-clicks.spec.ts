import type { Locator, Page } from '@playwright/test';
import { hold, type Hold } from '../support/hold.ts';
import {
  expect,
  freshPath,
  nextFrames,
  open,
  openSection,
  setFailureAt,
  test,
} from '../support/test.ts';

const CLICKS = 8;

interface Activation {
  readonly by: string;
  readonly begin: (page: Page, control: Locator) => Promise<void>;
  readonly end?: (page: Page) => Promise<void>;
}

async function holdDown(page: Page, key: string): Promise<void> {
  for (let repeat = 0; repeat < CLICKS; repeat += 1) await page.keyboard.down(key);
}

const MOUSE: Activation = {
  by: 'mouse',
  async begin(page, control) {
    await control.click();
    // The waiting overlay may cover it by now, so `click()` would wait for it.
    for (let click = 1; click < CLICKS; click += 1) {
      await page.mouse.down();
      await page.mouse.up();
    }
  },
};

const ENTER: Activation = {
  by: 'Enter',
  async begin(page, control) {
    await control.focus();
    for (let click = 0; click < CLICKS; click += 1) await page.keyboard.press('Enter');
  },
};

const HELD_ENTER: Activation = {
  by: 'a held Enter',
  async begin(page, control) {
    await control.focus();
    await holdDown(page, 'Enter');
  },
  async end(page) {
    await holdDown(page, 'Enter');
    await page.keyboard.up('Enter');
  },
};

/** Expects exactly one more request, both before and after its response. */
async function expectOneRequest(
  page: Page,
  requests: Hold,
  pressing: Activation,
  control: Locator,
  answered: () => Promise<void>,
): Promise<void> {
  const before = requests.asked();
  await pressing.begin(page, control);
  await expect.poll(requests.asked).toBe(before + 1);
  requests.release();
  await answered();
  await pressing.end?.(page);
  // The last clicks would have sent theirs by the second frame.
  await nextFrames(page);
  expect(requests.asked()).toBe(before + 1);
}

test('checks a path once per burst of clicks', { tag: '@all' }, async ({ page }) => {
  await open(page, '/');
  const requests = await hold(page, '**/api/qr-data/*/status');
  const field = page.locator('input[name=path]');
  const button = page.getByRole('button', { name: 'CLAIM' });
  const form = page.locator('#hero form');
  await field.fill('Lumbre');
  for (const [where, control, pressings] of [
    ['the field', field, [ENTER]],
    ['the button', button, [MOUSE, HELD_ENTER]],
  ] as const) {
    for (const pressing of pressings) {
      await test.step(`by ${pressing.by} on ${where}`, () =>
        expectOneRequest(page, requests, pressing, control, async () => {
          await expect(button).not.toHaveAttribute('aria-busy', 'true');
          await expect(form).toContainText("The path 'Lumbre' is not available.");
        }));
    }
  }
});

test('sends a message once per burst of clicks', async ({ page }) => {
  const REPORT = '/api/ms/send/report/email';
  const section = await openSection(page, 'contact');
  const requests = await hold(page, `**${REPORT}`);
  const subject = freshPath('presses');
  await setFailureAt(page, REPORT, {
    kind: 'json',
    json: { result: { success: false, message: 'Busy.' } },
    bodyContains: subject,
  });
  const control = (name: string) => section.getByLabel(name, { exact: true });
  await control('Name').fill('Mara D.');
  await control('Email').fill('mara@market.example');
  await control('Subject').fill(subject);
  await control('Message').fill('Twelve labels.');
  await test.step('by a held Enter in a field', () =>
    expectOneRequest(page, requests, HELD_ENTER, control('Subject'), async () => {
      await expect(section.locator('form')).not.toHaveAttribute('aria-busy', 'true');
      await expect(section.getByText('The message could not be sent: Busy.')).toBeVisible();
    }));
  await test.step('a held key sends nothing after the message', async () => {
    await control('Subject').fill(freshPath('delivered'));
    await expectOneRequest(page, requests, HELD_ENTER, control('Subject'), async () => {
      await expect(section.getByRole('heading', { name: /^Sent at/ })).toBeFocused();
    });
    await section.getByRole('button', { name: 'Write another message' }).click();
    await expect(control('Name')).toHaveValue('');
    await expect(section.getByText('Please fill in Name.')).toHaveCount(0);
  });
});
