import { countSpoken, expect, expectAnswer, expectSpoken, test } from './test.ts';

test('home says its title and nothing by itself', async ({ openPage }) => {
  const reader = await openPage('/');
  await reader.listen();
  expectSpoken(reader.spoken, /Ready to print/, 0);
  expectSpoken(reader.spoken, /modules/, 0);
  const spoken = await reader.press('h');
  // Each of its lines is a text node.
  expect(countSpoken(spoken, /^Scan the/)).toBeGreaterThan(0);
});

test('a missing page says so once', async ({ openPage }) => {
  const reader = await openPage('/no-such-page');
  await expectAnswer(reader, () => reader.press('h'), 'Page Not Found');
  expect(countSpoken(reader.spoken, /Finished loading .*Page Not Found/)).toBe(1);
});

test('prices say once that they are yearly', async ({ openPage }) => {
  const reader = await openPage('/s/pricing');
  await reader.waitForFocus(/\| Pay for pages, never for scans$/);
  await reader.pressUntil('Tab', /radio button/, 4);
  await reader.toggleFocusMode();
  await expectAnswer(reader, () => reader.press('Right'), 'Prices now per year.');
});

test('a question says that it opens and closes', async ({ openPage }) => {
  const reader = await openPage('/s/faq');
  await reader.waitForFocus(/\| Asked at the counter$/);
  await reader.pressUntil('Tab', /collapsed/);
  await expectAnswer(reader, () => reader.press('Return'), 'expanded');
  await expectAnswer(reader, () => reader.press('Return'), 'collapsed');
});

test('the phone menu says that it is open', async ({ openPage }) => {
  const reader = await openPage('/', 390);
  await reader.pressUntil('Tab', /^Menu .*collapsed|^Open menu|^Menu button/i, 8);
  await expectAnswer(reader, () => reader.press('Return'), 'expanded');
});

test('a header link leads to the heading', async ({ openPage }) => {
  const reader = await openPage('/s');
  await reader.pressUntil('Tab', /^Find a plan link|^Plans link|^Pricing link/);
  await expectAnswer(reader, () => reader.press('Return'), /^Pay for pages, never for scans/);
});

test('a page link leads to the next heading', async ({ openPage }) => {
  const reader = await openPage('/solutions/pet-id');
  await reader.press('Tab', 'Return');

  await test.step('from a page opened as a document', async () => {
    await reader.pressUntil('Tab', /About the code and the print link/);
    await expectAnswer(reader, () => reader.press('Return'), /^Pet ID Tag heading/);
  });

  await test.step('from a page reached by a link', async () => {
    await reader.pressUntil('Tab', /Plan another size link/);
    await expectAnswer(reader, () => reader.press('Return'), /^How big must it be\? heading/);
  });
});

test('a preview says its name, then its opener', async ({ openPage }) => {
  const reader = await openPage('/s/samples');
  await reader.listen();
  // `k` jumps to the next link.
  const opener = await reader.pressUntil('k', /^Open the preview of/, 40);
  await expectAnswer(reader, () => reader.press('Return'), /dialog/);
  const name = opener.find((text) => text.startsWith('Open the preview of')) ?? '';
  await expectAnswer(reader, () => reader.press('Escape'), name);
});
