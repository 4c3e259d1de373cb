import {
  clearFaults,
  countSaid,
  expect,
  expectAnswer,
  expectSaid,
  setFault,
  test,
} from './test.ts';

/*
 * What is counted are words, never times, and never the order of two messages: a busy machine may take a late message for
 * the answer to the next key. Orca's own words (docs/accessibility.md) are not looked at.
 */

const REPORT = '/api/ms/send/report/email';

test.afterEach(clearFaults);

test('home says its title and nothing by itself', async ({ openPage }) => {
  const reader = await openPage('/');
  await reader.listen();
  expectSaid(reader.said, /Ready to print/, 0);
  expectSaid(reader.said, /modules/, 0);
  const said = await reader.press('h');
  // Each of its lines is a text of its own.
  expect(countSaid(said, /^Scan the/)).toBeGreaterThan(0);
});

test('a page that is not found says so once', async ({ openPage }) => {
  const reader = await openPage('/no-such-page');
  await expectAnswer(reader, () => reader.press('h'), 'Page Not Found');
  expect(countSaid(reader.said, /Finished loading .*Page Not Found/)).toBe(1);
});

test('the contact form', async ({ openPage }) => {
  const reader = await openPage('/s/contact');
  await reader.waitFor(/^Write to us heading/);

  await test.step('is not invalid before anything is written', async () => {
    const said = await reader.pressUntil('Tab', /Send message/, 8);
    expectSaid(said, /invalid/, 0);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      expectSaid(said, new RegExp(`^${name} entry`));
    }
  });

  await test.step('says the error of the first field at each Return', async () => {
    await reader.press('shift+Tab', 'shift+Tab', 'shift+Tab', 'shift+Tab');
    for (let time = 0; time < 2; time += 1) {
      const said = await expectAnswer(reader, () => reader.press('Return'), 'Please fill in Name.');
      expectSaid(said, 'Please fill in Email.', 0);
    }
  });

  await test.step('says a wrong address once, on the way to its field', async () => {
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

  await test.step('says once that the host failed, at each try', async () => {
    await setFault(REPORT, { kind: 'status', status: 500, times: 2 });
    await reader.press('End');
    await reader.type('@a.example');
    for (let time = 0; time < 2; time += 1) {
      const failure = 'The message could not be sent: 500';
      await expectAnswer(reader, () => reader.press('Return'), failure);
    }
  });

  await test.step('says what to do when the network fails, and no bare "Error"', async () => {
    // Firefox tries again by itself.
    await setFault(REPORT, { kind: 'reset', times: 9 });
    const advice = 'Check your connection and send it again.';
    const said = await expectAnswer(reader, () => reader.press('Return'), advice);
    expectSaid(said, /Error$/, 0);
    await clearFaults();
  });

  await test.step('says that the message was sent, once and with no field', async () => {
    const success = 'Your message has been sent successfully.';
    const said = await expectAnswer(reader, () => reader.press('Return'), success);
    // Out of an entry Orca may leave out the heading that has the focus then.
    expect(countSaid(said, /^Sent at .* heading/)).toBeLessThanOrEqual(1);
    expectSaid(said, /entry/, 0);
  });
});

test('the claim', async ({ openPage }) => {
  const reader = await openPage('/');
  const hint = 'Letters, digits, hyphens and underscores.';

  await test.step('has one description, which stays', async () => {
    const said = await reader.pressUntil('Tab', /Claim your free short path/);
    expectSaid(said, hint);
  });

  await test.step('says at each press that an empty path is not available', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = "The path '' is not available.";
      await expectAnswer(reader, () => reader.press('Return'), answer);
    }
  });

  await test.step('says once what it has changed', async () => {
    const change = 'We swapped a space for an underscore';
    const said = await expectAnswer(reader, () => reader.type('my caf'), change);
    expectSaid(said, /Preview/, 0);
    expectSaid(said, hint, 0);
  });

  await test.step('says once that a path is taken', async () => {
    await reader.press('ctrl+a');
    await reader.type('Lumbre');
    const answer = "The path 'Lumbre' is not available.";
    await expectAnswer(reader, () => reader.press('Return'), answer);
  });

  await test.step('says at most once that a path is free, and never that it is taken', async () => {
    await reader.press('ctrl+a');
    const path = `r${String(process.pid)}`;
    await expectAnswer(reader, () => reader.type(path), 'Not yours until you claim it.');
    const said = await reader.press('Return');
    // Its new tab is in front: whether the page behind it is still heard depends on which of them is faster.
    expect(countSaid(said, `'${path}' is free`)).toBeLessThanOrEqual(1);
    expectSaid(said, 'is not available', 0);
  });
});

test('the prices say once that they are per year', async ({ openPage }) => {
  const reader = await openPage('/s/pricing');
  await reader.waitFor(/^Pay for pages, never for scans heading/);
  await reader.pressUntil('Tab', /radio button/, 4);
  await reader.toggleFocusMode();
  await expectAnswer(reader, () => reader.press('Right'), 'Prices now per year.');
});

test('the plan finder says each answer once, the first one too', async ({ openPage }) => {
  const reader = await openPage('/plans');
  await reader.pressUntil('Tab', /How many pages or dynamic codes/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('60'), /^Business fits/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('2'), /^Free fits/);
  await reader.press('ctrl+a');
  const said = await expectAnswer(reader, () => reader.type('abc'), 'Type a whole number');
  expectSaid(said, /fits/, 0);
});

test('the print planner says its figures in one sentence', async ({ openPage }) => {
  const reader = await openPage('/print-planner');
  await reader.pressUntil('Tab', /Scanned from entry/);

  await test.step('with their names and units, for a distance', async () => {
    await reader.press('ctrl+a');
    const sentence = 'Pattern, each side: 30 centimetres;';
    const said = await expectAnswer(reader, () => reader.type('3'), sentence);
    expectSaid(said, 'One module');
  });

  await test.step('and an error instead of them', async () => {
    await reader.press('ctrl+a');
    const said = await expectAnswer(reader, () => reader.type('abc'), 'Choose a distance from');
    expectSaid(said, 'Pattern, each side', 0);
  });

  await test.step('and the slider its own value', async () => {
    const said = await expectAnswer(reader, () => reader.press('Tab'), /slider 3 metres/);
    expectSaid(said, 'abc', 0);
  });
});

test('a question says that it is open, and closed', async ({ openPage }) => {
  const reader = await openPage('/s/faq');
  await reader.waitFor(/heading level 2/);
  await reader.pressUntil('Tab', /collapsed/);
  await expectAnswer(reader, () => reader.press('Return'), 'expanded');
  await expectAnswer(reader, () => reader.press('Return'), 'collapsed');
});

test('the menu of a phone says that it is open', async ({ openPage }) => {
  const reader = await openPage('/', { width: 390 });
  await reader.pressUntil('Tab', /^Menu .*collapsed|^Open menu|^Menu button/i, 8);
  await expectAnswer(reader, () => reader.press('Return'), 'expanded');
});

test('a link of the header leads to the heading of its page', async ({ openPage }) => {
  const reader = await openPage('/s');
  await reader.pressUntil('Tab', /^Find a plan link|^Plans link|^Pricing link/);
  await expectAnswer(reader, () => reader.press('Return'), /^Pay for pages, never for scans/);
});

test('a link inside a page leads to the heading of the next one', async ({ openPage }) => {
  const reader = await openPage('/solutions/pet-id');
  // Past the header.
  await reader.press('Tab', 'Return');

  await test.step('from a page that was opened as a document', async () => {
    await reader.pressUntil('Tab', /About the code and the print link/);
    await expectAnswer(reader, () => reader.press('Return'), /^Pet ID Tag heading/);
  });

  await test.step('from a page that a link has led to', async () => {
    await reader.pressUntil('Tab', /Plan another size link/);
    await expectAnswer(reader, () => reader.press('Return'), /^How big must it be\? heading/);
  });
});

test('a preview says its name, and its opener afterwards', async ({ openPage }) => {
  const reader = await openPage('/s/samples');
  await reader.listen();
  // The next link, and so on.
  const opener = await reader.pressUntil('k', /^Open the preview of/, 40);
  await expectAnswer(reader, () => reader.press('Return'), /dialog/);
  const name = opener.find((text) => text.startsWith('Open the preview of')) ?? '';
  await expectAnswer(reader, () => reader.press('Escape'), name);
});

test('a page in French says its errors in French', async ({ openPage }) => {
  const reader = await openPage('/fr/s/contact', { language: 'fr' });
  await reader.waitFor(/^Écrivez-/);
  await reader.pressUntil('Tab', /^Nom /, 40);
  const said = await reader.press('Return');
  expectSaid(said, /Nom/);
  expectSaid(said, /Please/, 0);
});
