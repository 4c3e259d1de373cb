import { clearFailures, REPORT_URL, setFailureAt } from '../support/sandbox.ts';
import { countSpoken, expect, expectAnswer, expectSpoken, test } from './test.ts';

test.afterEach(() => clearFailures());

test('the contact form', async ({ openPage }) => {
  const reader = await openPage('/s/contact');
  expectSpoken(reader.spoken, /^Finished loading Write to us – Waypage/);
  await reader.waitForFocus(/\| Write to us$/);

  await test.step('is not invalid before anything is written', async () => {
    const spoken = await reader.pressUntil('Tab', /Send message/, 8);
    expectSpoken(spoken, /invalid/, 0);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      expectSpoken(spoken, new RegExp(`^${name} entry`));
    }
  });

  await test.step('says the first field’s error at each Return', async () => {
    await reader.press('shift+Tab', 'shift+Tab', 'shift+Tab', 'shift+Tab');
    for (let time = 0; time < 2; time += 1) {
      const spoken = await expectAnswer(
        reader,
        () => reader.press('Return'),
        'Please fill in Name.',
      );
      expectSpoken(spoken, 'Please fill in Email.', 0);
    }
  });

  await test.step('says a wrong email address once', async () => {
    await reader.type('Mara');
    await reader.press('Tab');
    await reader.type('mara');
    await reader.press('Tab');
    await reader.type('Tags');
    await reader.press('Tab');
    await reader.type('Two tags');
    await reader.press('Tab');
    const error = 'That does not look like an email address.';
    await expectAnswer(reader, () => reader.press('Return'), error);
  });

  await test.step('says each failure of the host once', async () => {
    await setFailureAt(REPORT_URL, { kind: 'status', status: 500, times: 2 });
    await reader.press('End');
    await reader.type('@a.example');
    for (let time = 0; time < 2; time += 1) {
      const failure = 'The message could not be sent: 500';
      await expectAnswer(reader, () => reader.press('Return'), failure);
    }
  });

  await test.step('says what to do when the network fails', async () => {
    // Firefox retries on its own.
    await setFailureAt(REPORT_URL, { kind: 'reset', times: 9 });
    const advice = 'Check your connection and send it again.';
    const spoken = await expectAnswer(reader, () => reader.press('Return'), advice);
    expectSpoken(spoken, /Error$/, 0);
    await clearFailures();
  });

  await test.step('says once that the message was sent', async () => {
    const success = 'Your message has been sent successfully.';
    const spoken = await expectAnswer(reader, () => reader.press('Return'), success);
    // Coming from an entry, Orca may omit the focused heading.
    expect(countSpoken(spoken, /^Sent at .* heading/)).toBeLessThanOrEqual(1);
    expectSpoken(spoken, /entry/, 0);
  });
});
