import { freshPath } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('a message is sent, and the form starts again', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  const control = (name: string) => `#contact [name=${name}]`;
  for (const [name, text] of [
    ['name', 'Mara D.'],
    ['email', 'mara@market.example'],
    ['subject', freshPath('contact')],
    ['message', 'Twelve labels.'],
  ] as const) {
    await visitor.fill(control(name), text);
  }
  await visitor.click('#contact button[type=submit]');
  await visitor.see(['[role=status]', 'Your message has been sent successfully.']);
  await visitor.click(['#contact button', 'Write another message']);
  await expect.poll(async () => (await visitor.see(control('message'))).value).toBe('');
});
