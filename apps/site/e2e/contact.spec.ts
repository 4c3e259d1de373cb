import type { Locator, Page } from '@playwright/test';
import { APP_HOST } from './support/ports.ts';
import {
  expect,
  freshPath,
  partHydrated,
  open,
  openSection,
  sectionOf,
  setFaultAt,
  test,
  type Fault,
} from './support/test.ts';

const REPORT = '/api/ms/send/report/email';
const SENT = 'Your message has been sent successfully. Thank you for contacting us.';
const FAILED_ANSWER = /Failed to load resource|net::ERR|CORS policy/;

const field = (section: Locator, name: string) => section.getByLabel(name, { exact: true });
const button = (section: Locator) => section.getByRole('button', { name: 'Send message' });

/** Fills the form with a subject that no other test uses, by which the sandbox knows the call. */
async function fill(section: Locator): Promise<string> {
  const subject = freshPath('contact');
  await field(section, 'Name').fill('Mara D.');
  await field(section, 'Email').fill('mara@market.example');
  await field(section, 'Subject').fill(subject);
  await field(section, 'Message').fill('Twelve labels.\nOn bottles.');
  return subject;
}

async function expectKept(section: Locator, subject: string): Promise<void> {
  await expect(field(section, 'Name')).toHaveValue('Mara D.');
  await expect(field(section, 'Email')).toHaveValue('mara@market.example');
  await expect(field(section, 'Subject')).toHaveValue(subject);
  await expect(field(section, 'Message')).toHaveValue('Twelve labels.\nOn bottles.');
}

const setReportFault = (page: Page, subject: string, fault: Fault) =>
  setFaultAt(page, REPORT, { ...fault, bodyContains: subject });

function countReports(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(REPORT)) count += 1;
  });
  return () => count;
}

test('delivers a message, says so, and starts anew', async ({ page }) => {
  const section = await openSection(page, 'contact');
  const subject = await fill(section);
  await button(section).click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveText(SENT);
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(field(section, name)).toHaveValue('');
  }
  await expect(field(section, 'Name')).toBeFocused();

  const answer = await page.request.get(`${APP_HOST}/__sandbox/reports`);
  expect(JSON.stringify(await answer.json())).toContain(subject);
});

test('sends what the contract asks for', async ({ page }) => {
  const section = await openSection(page, 'contact', '/es');
  const subject = freshPath('contact');
  await field(section, 'Nombre').fill(' Mara D. ');
  await field(section, 'Correo electrónico').fill('mara@market.example');
  await field(section, 'Asunto').fill(subject);
  await field(section, 'Mensaje').fill('Doce etiquetas.');
  const sent = page.waitForRequest((request) => request.url().endsWith(REPORT));
  await section.getByRole('button', { name: 'Enviar mensaje' }).click();
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

test.describe('a failure', () => {
  test.beforeEach(({ watched }) => {
    watched.expectComplaint(FAILED_ANSWER);
  });

  const rows: readonly (readonly [name: string, fault: Fault, words: string])[] = [
    ['a bad status', { kind: 'status', status: 503 }, 'The message could not be sent: 503'],
    [
      'a refusal with one reason',
      { kind: 'json', json: { result: { success: false, message: 'No room.' } } },
      'The message could not be sent: No room.',
    ],
    [
      'a refusal with a list of reasons',
      { kind: 'json', json: { result: { success: false, message: ['One.', 'Two.'] } } },
      'The message could not be sent: One.\nTwo.',
    ],
    ['a lost connection', { kind: 'reset' }, 'Error'],
    ['half an answer', { kind: 'truncated' }, 'Error'],
    ['a page for an answer', { kind: 'html' }, 'Error'],
    ['broken JSON', { kind: 'broken-json' }, 'Error'],
    ['an answer of another shape', { kind: 'mistyped' }, 'Error'],
    ['an empty answer', { kind: 'empty' }, 'Error'],
  ];

  for (const [name, fault, words] of rows) {
    test(`by ${name} is told twice and keeps what was written`, async ({ page }) => {
      const section = await openSection(page, 'contact');
      const subject = await fill(section);
      await setReportFault(page, subject, fault);
      await button(section).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      const beside = section.getByText(words, { exact: true });
      await expect(beside).toBeVisible();
      expect(await beside.innerText()).toBe(words);
      await expectKept(section, subject);
      await expect(page.getByText('Please wait...')).toBeHidden();
    });
  }

  test('stays in words until the next try, which may succeed', async ({ page }) => {
    const section = await openSection(page, 'contact');
    const subject = await fill(section);
    await setReportFault(page, subject, { kind: 'status', status: 500, times: 1 });
    await button(section).click();
    const words = section.getByText('The message could not be sent: 500');
    await expect(words).toBeVisible();
    await field(section, 'Message').press('End');
    await field(section, 'Message').pressSequentially('!');
    await expect(words).toBeVisible();
    await button(section).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(words).toHaveCount(0);
  });
});

test('sends once, however often it is pressed, and locks the fields meanwhile', async ({
  page,
}) => {
  const section = await openSection(page, 'contact');
  const subject = await fill(section);
  const count = countReports(page);
  await setReportFault(page, subject, { kind: 'delay', delayMs: 1500 });
  await field(section, 'Subject').press('Enter');
  await expect(field(section, 'Message')).toHaveAttribute('readonly', '');
  await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
  await field(section, 'Subject').press('Enter');
  await field(section, 'Name').press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(field(section, 'Message')).not.toHaveAttribute('readonly');
  expect(count()).toBe(1);
});

test('asks for all four fields and for an email that is one, without a call', async ({ page }) => {
  const section = await openSection(page, 'contact');
  const count = countReports(page);
  await button(section).click();
  await expect(section.getByText('Please fill in Name.')).toBeVisible();
  await expect(section.getByText('Please fill in Email.')).toBeVisible();
  await expect(section.getByText('Please fill in Subject.')).toBeVisible();
  await expect(section.getByText('Please fill in Message.')).toBeVisible();
  await expect(field(section, 'Name')).toBeFocused();

  await fill(section);
  await expect(section.getByText('Please fill in')).toHaveCount(0);
  await field(section, 'Email').fill('mara@market');
  await button(section).click();
  await expect(field(section, 'Email')).toBeFocused();
  await expect(field(section, 'Email')).toHaveAccessibleDescription(
    'That does not look like an email address.',
  );
  await expect(field(section, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await field(section, 'Email').pressSequentially('.example');
  await expect(field(section, 'Email')).not.toHaveAttribute('aria-invalid');
  expect(count()).toBe(0);
});

test.describe('a half-written message', () => {
  async function changeLanguage(page: Page): Promise<Locator> {
    await page.locator('footer summary').filter({ hasText: 'English' }).click();
    await page.locator('footer').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(/\/es\/?/);
    const section = sectionOf(page, 'contact');
    await section.scrollIntoViewIfNeeded();
    await partHydrated(page, 'contact');
    return section;
  }

  test('survives a change of the language, once', async ({ page }) => {
    const section = await openSection(page, 'contact');
    await field(section, 'Name').fill('Mara D.');
    await field(section, 'Message').fill('Half a sen');
    const spanish = await changeLanguage(page);
    await expect(field(spanish, 'Nombre')).toHaveValue('Mara D.');
    await expect(field(spanish, 'Mensaje')).toHaveValue('Half a sen');
    await expect(field(spanish, 'Asunto')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  });

  test('is lost without harm where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    const section = await openSection(page, 'contact');
    await field(section, 'Message').fill('Half a sen');
    const spanish = await changeLanguage(page);
    await expect(field(spanish, 'Mensaje')).toHaveValue('');
  });
});

test('keeps what was typed before it came to life', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/Contact-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  const section = sectionOf(page, 'contact');
  await section.scrollIntoViewIfNeeded();
  await field(section, 'Name').fill('Mara D.');
  release();
  await partHydrated(page, 'contact');
  await expect(field(section, 'Name')).toHaveValue('Mara D.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says how to reach us instead of offering the form', async ({ page }) => {
    await page.goto('/');
    const section = sectionOf(page, 'contact');
    await expect(section.getByRole('link', { name: 'hello@waypage.example' })).toHaveAttribute(
      'href',
      'mailto:hello@waypage.example',
    );
    await expect(section.locator('form')).toBeHidden();
  });
});
