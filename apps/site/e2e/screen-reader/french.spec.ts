import { capture, countSpoken, expect, expectAnswer, expectSpoken, test } from './test.ts';

test.use({ language: 'fr' });

test('French home says its title only', async ({ openPage }) => {
  const reader = await openPage('/fr');
  await reader.listen();
  expectSpoken(reader.spoken, /Ready to print|modules/, 0);
  expect(countSpoken(reader.spoken, /^Chargement de .*terminé/)).toBe(1);
});

test('French planner says its figures in one sentence', async ({ openPage }) => {
  const reader = await openPage('/fr/print-planner');
  await reader.pressUntil('Tab', /Scanné à zone de saisie/);
  await reader.press('ctrl+a');
  const sentence = /^Côté du code\s: 30\scentimètres; .*Un module\s: .* millimètres;/;
  await expectAnswer(reader, () => reader.type('3'), sentence);
  await reader.press('ctrl+a');
  const spoken = await expectAnswer(reader, () => reader.type('abc'), 'Choisissez une distance de');
  expectSpoken(spoken, /centimètres|metres/, 0);
  await expectAnswer(reader, () => reader.press('Tab'), /glissière 3 mètres/);
});

test('French plan table says both headers', async ({ openPage }) => {
  const reader = await openPage('/fr/plans');
  await reader.press('t');
  const column = await capture(reader, () => reader.press('alt+shift+Right', 'alt+shift+Down'));
  expectSpoken(column, /^Free/);
  const scans = /^Scans\s+Aucune formule ne les limite\./;
  const row = await reader.pressUntil('alt+shift+Down', scans, 6);
  expectSpoken(row, /^illimités/);
  expectSpoken(await capture(reader, () => reader.press('alt+shift+Right')), /^Basic/);
});
