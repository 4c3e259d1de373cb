import { capture, countSpoken, expect, expectAnswer, expectSpoken, test } from './test.ts';

test('the claim', async ({ openPage }) => {
  const reader = await openPage('/');
  const hint = 'Letters, digits, hyphens and underscores.';

  await test.step('has one description, which stays', async () => {
    const spoken = await reader.pressUntil('Tab', /Claim your free short address/);
    expectSpoken(spoken, hint);
  });

  await test.step('says at each click that empty is unavailable', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = "The path '' is not available.";
      await expectAnswer(reader, () => reader.press('Return'), answer);
    }
  });

  await test.step('says once what it has changed', async () => {
    const change = 'We swapped a space for an underscore';
    const spoken = await expectAnswer(reader, () => reader.type('my caf'), change);
    expectSpoken(spoken, /Preview/, 0);
    expectSpoken(spoken, hint, 0);
  });

  await test.step('says once that a path is taken', async () => {
    await reader.press('ctrl+a');
    await reader.type('Lumbre');
    const answer = "The path 'Lumbre' is not available.";
    await expectAnswer(reader, () => reader.press('Return'), answer);
  });

  await test.step('says a free path at most once', async () => {
    await reader.press('ctrl+a');
    const path = `r${process.pid}`;
    await expectAnswer(reader, () => reader.type(path), 'Not yours until you claim it.');
    const spoken = await capture(reader, () => reader.press('Return'));
    // The new tab is in front, so whether the page behind it is still spoken is a race.
    expect(countSpoken(spoken, `'${path}' is free`)).toBeLessThanOrEqual(1);
    expectSpoken(spoken, 'is not available', 0);
  });
});

test('the plan finder says each answer once', async ({ openPage }) => {
  const reader = await openPage('/plans');
  await reader.pressUntil('Tab', /How many pages or dynamic codes/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('60'), /^Business fits/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('2'), /^Free fits/);
  await reader.press('ctrl+a');
  const spoken = await expectAnswer(reader, () => reader.type('abc'), 'Type a whole number');
  expectSpoken(spoken, /fits/, 0);
});

test('the print planner says one sentence of figures', async ({ openPage }) => {
  const reader = await openPage('/print-planner');
  await reader.pressUntil('Tab', /Scanned from entry/);

  await test.step('with their names and units, for a distance', async () => {
    await reader.press('ctrl+a');
    const sentence = 'Pattern, each side: 30 centimetres;';
    const spoken = await expectAnswer(reader, () => reader.type('3'), sentence);
    expectSpoken(spoken, 'One module');
  });

  await test.step('and an error instead of them', async () => {
    await reader.press('ctrl+a');
    const spoken = await expectAnswer(reader, () => reader.type('abc'), 'Choose a distance from');
    expectSpoken(spoken, 'Pattern, each side', 0);
  });

  await test.step('and the slider its own value', async () => {
    const spoken = await expectAnswer(reader, () => reader.press('Tab'), /slider 3 metres/);
    expectSpoken(spoken, 'abc', 0);
  });
});
