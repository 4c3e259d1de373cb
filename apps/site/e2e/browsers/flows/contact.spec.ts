import { freshPath, REPORT_URL, setFailureAt } from '../../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';

const control = (name: string) => `#contact [name=${name}]`;

async function fillIn(visitor: Visitor, subject: string): Promise<void> {
  for (const [name, text] of [
    ['name', 'Mara D.'],
    ['email', 'mara@market.example'],
    ['subject', subject],
    ['message', 'Twelve labels.'],
  ] as const) {
    await visitor.fill(control(name), text);
  }
}

test('a message is sent and the form reset', async ({ visitor }) => {
  await visitor.home();
  await fillIn(visitor, freshPath('contact'));
  await visitor.click('#contact button[type=submit]');
  await visitor.see(['[role=status]', 'Your message has been sent successfully.']);
  await visitor.click(['#contact button', 'Write another message']);
  await expect.poll(async () => (await visitor.see(control('message'))).value).toBe('');
});

test('a message interrupted by leaving is restored', async ({ visitor }) => {
  await visitor.home();
  const subject = freshPath('contact');
  await fillIn(visitor, subject);
  await setFailureAt(REPORT_URL, { bodyContains: subject, kind: 'hang', times: 1 });
  await visitor.click('#contact button[type=submit]');
  await visitor.see(['#contact button', 'Sending…']);
  await visitor.open('/es');
  await visitor.reach(control('message'));
  await visitor.see(['#contact form', 'El mensaje no ha llegado.']);
  expect((await visitor.see(control('message'))).value).toBe('Twelve labels.');
  await visitor.click('#contact button[type=submit]');
  await visitor.see(['#contact h3', 'Enviado a las']);
});
