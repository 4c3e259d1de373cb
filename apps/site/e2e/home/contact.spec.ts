import type { Locator, Page } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { expectMessage, fillMessage, sendButton } from '../support/contact-form.ts';
import { hold } from '../support/requests.ts';
import { APP_HOST } from '../support/ports.ts';
import { freshPath, REPORT_URL, setFailureAt } from '../support/sandbox.ts';
import {
  chooseLanguage,
  expect,
  openSection,
  scrollToIsland,
  test,
  visibleText,
} from '../support/test.ts';

const SENT = 'Your message has been sent successfully. Thank you for contacting us.';
const FAILED_ANSWER = /Failed to load resource/;

const field = (section: Locator, name: string) => section.getByLabel(name, { exact: true });
/** Fills the form with a unique subject, by which the sandbox identifies the request. */
async function fill(page: Page): Promise<string> {
  const subject = freshPath('contact');
  await fillMessage(page, subject);
  return subject;
}

test('delivers a message, says so, and starts again', async ({ page }) => {
  const section = await openSection(page, 'contact');
  const requests = await hold(page, `**${REPORT_URL}`);

  await test.step('validates all four fields without a call', async () => {
    await sendButton(page).click();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(visibleText(section, `Please fill in ${name}.`)).toBeVisible();
    }
    await expect(field(section, 'Name')).toBeFocused();
    await expectAccessibleState(page, 'fields with errors', '#contact');
    await fill(page);
    await expect(section.getByText('Please fill in')).toHaveCount(0);
    await field(section, 'Email').fill('mara@market');
    await sendButton(page).click();
    await expect(field(section, 'Email')).toBeFocused();
    await expect(visibleText(section, 'That does not look like an email address.')).toBeVisible();
    await expect(field(section, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await field(section, 'Email').pressSequentially('.example');
    await expect(field(section, 'Email')).not.toHaveAttribute('aria-invalid');
    expect(requests.count()).toBe(0);
  });

  const subject = await fill(page);
  await sendButton(page).click();

  await test.step('locks the fields until it is answered', async () => {
    await expect(field(section, 'Message')).toHaveAttribute('readonly', '');
    await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(requests.count).toBe(1);
    await expectAccessibleState(page, 'a message under way', '#contact');
  });

  await test.step('keeps waiting when the visitor leaves and returns', async () => {
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expectMessage(page, subject);
    expect(requests.count()).toBe(1);
    requests.release();
  });

  await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveText(SENT);
  await test.step('says when it was sent, then starts again', async () => {
    const sent = section.getByRole('heading', { name: /^Sent at \d{1,2}:\d\d to hello@/ });
    await expect(sent).toBeFocused();
    await expect(sent).toBeInViewport();
    await expectAccessibleState(page, 'a sent message');
    await expect(visibleText(section, 'We will reply to mara@market.example.')).toBeVisible();
    await expect(sendButton(page)).toBeHidden();
    await section.getByRole('button', { name: 'Write another message' }).click();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(field(section, name)).toHaveValue('');
      await expect(field(section, name)).not.toHaveAttribute('readonly');
    }
    await expect(field(section, 'Name')).toBeFocused();
    await expect(sent).toHaveCount(0);
  });
  const answer = await page.request.get(`${APP_HOST}/__sandbox/reports`);
  expect(JSON.stringify(await answer.json())).toContain(subject);
});

test(
  'announces a failure, keeps the text and retries',
  { tag: '@all' },
  async ({ page, watched }) => {
    watched.expectComplaint(FAILED_ANSWER);
    const section = await openSection(page, 'contact');
    const subject = await fill(page);
    await setFailureAt(REPORT_URL, {
      kind: 'json',
      json: { result: { success: false, message: ['One.', 'Two.'] } },
      times: 1,
      bodyContains: subject,
    });
    await sendButton(page).click();
    const message = 'The message could not be sent: One.\nTwo.';
    const beside = section.getByText(message, { exact: true });
    await expect(beside).toBeVisible();
    expect(await beside.innerText()).toBe(message);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expectMessage(page, subject);
    await expect(page.getByText('Please wait...')).toBeHidden();
    await expectAccessibleState(page, 'a message that was refused');

    await test.step('shows the failure until the next try succeeds', async () => {
      await field(section, 'Message').press('End');
      await field(section, 'Message').pressSequentially('!');
      await expect(beside).toBeVisible();
      await sendButton(page).click();
      await expect(visibleText(page, SENT)).toBeVisible();
      await expect(beside).toHaveCount(0);
    });
  },
);

test('a draft survives a language change and sends', { tag: '@all' }, async ({ page }) => {
  const section = await openSection(page, 'contact');
  await field(section, 'Name').fill(' Mara D. ');
  await field(section, 'Message').fill('Half a sen');
  await chooseLanguage(page, 'English', 'Español');
  await page.waitForURL(/\/es\/?/);
  const spanish = await scrollToIsland(page, 'contact');

  await test.step('survives a change of the language, once', async () => {
    await expect(field(spanish, 'Nombre')).toHaveValue(' Mara D. ');
    await expect(field(spanish, 'Mensaje')).toHaveValue('Half a sen');
    await expect(field(spanish, 'Asunto')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  });

  await test.step('sends what the contract asks for', async () => {
    const subject = freshPath('contact');
    await field(spanish, 'Correo electrónico').fill('mara@market.example');
    await field(spanish, 'Asunto').fill(subject);
    await field(spanish, 'Mensaje').fill('Doce etiquetas.');
    const sent = page.waitForRequest((request) => request.url().endsWith(REPORT_URL));
    await spanish.getByRole('button', { name: 'Enviar mensaje' }).click();
    expect((await sent).postDataJSON()).toEqual({
      subject,
      content: {
        cause: 'contact',
        name: 'Mara D.',
        contactEmail: 'mara@market.example',
        code: '',
        microSiteUrl: page.url(),
        message: 'Doce etiquetas.',
      },
    });
  });
});

test('a question joins the draft from any page', async ({ page }) => {
  const section = await openSection(page, 'contact');
  await field(section, 'Name').fill('Mara D.');
  await field(section, 'Message').fill('Twelve labels.');

  await page.locator('footer').getByRole('link', { name: 'Before you print' }).click();
  await page.getByRole('link', { name: 'Ask about row 8' }).click();
  await expect(field(section, 'Subject')).toHaveValue(
    'Before you print, row 8: What if I move to a smaller plan?',
  );
  await expect(field(section, 'Name')).toHaveValue('Mara D.');
  await expect(field(section, 'Message')).toHaveValue(
    /^Twelve labels\.\n\nI would like to know .+ What if I move to a smaller plan\?/,
  );
});
