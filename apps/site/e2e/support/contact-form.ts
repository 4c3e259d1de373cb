import { expect, type Locator, type Page } from '@playwright/test';

export const contactField = (page: Page, label: string): Locator =>
  page.locator('#contact').getByLabel(label, { exact: true });

export const sendButton = (page: Page): Locator =>
  page.locator('#contact').getByRole('button', { name: 'Send message' });

const messageAbout = (subject: string) =>
  Object.entries({
    Name: 'Mara D.',
    Email: 'mara@market.example',
    Subject: subject,
    Message: 'Twelve labels.\nOn bottles.',
  });

export async function fillMessage(page: Page, subject = 'Labels'): Promise<void> {
  for (const [label, text] of messageAbout(subject)) await contactField(page, label).fill(text);
}

export async function expectMessage(page: Page, subject = 'Labels'): Promise<void> {
  for (const [label, text] of messageAbout(subject))
    await expect(contactField(page, label)).toHaveValue(text);
}
