import {
  countMessages,
  expect,
  expectMessage,
  expectResponse,
  recordMessages,
  test,
} from './test.ts';

test.use({ language: 'fr' });

test('French home says its title only', async ({ openPage }) => {
  const reader = await openPage('/fr');
  await reader.listen();
  expectMessage(reader.messages, /Ready to print|modules/, 0);
  expect(countMessages(reader.messages, /^Chargement de .*terminé/)).toBe(1);
});

test('French planner says its figures in one sentence', async ({ openPage }) => {
  const reader = await openPage('/fr/print-planner');
  await reader.pressUntil('Tab', /Scanné à zone de saisie/);
  await reader.press('ctrl+a');
  const sentence = /^Côté du code\s: 30\scentimètres; .*Un module\s: .* millimètres;/;
  await expectResponse(reader, () => reader.type('3'), sentence);
  await reader.press('ctrl+a');
  const messages = await expectResponse(
    reader,
    () => reader.type('abc'),
    'Choisissez une distance de',
  );
  expectMessage(messages, /centimètres|metres/, 0);
  await expectResponse(reader, () => reader.press('Tab'), /glissière 3 mètres/);
});

test('French plan table says both headers', async ({ openPage }) => {
  const reader = await openPage('/fr/plans');
  await reader.press('t');
  const column = await recordMessages(reader, () =>
    reader.press('alt+shift+Right', 'alt+shift+Down'),
  );
  expectMessage(column, /^Free/);
  const scans = /^Scans\s+Aucune formule ne les limite\./;
  const row = await reader.pressUntil('alt+shift+Down', scans, 6);
  expectMessage(row, /^illimités/);
  expectMessage(await recordMessages(reader, () => reader.press('alt+shift+Right')), /^Basic/);
});
