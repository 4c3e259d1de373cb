import { countSaid, expect, expectAnswer, expectSaid, hear, test } from './test.ts';

test.use({ language: 'fr' });

test('home in French says its title and nothing by itself', async ({ openPage }) => {
  const reader = await openPage('/fr');
  await reader.listen();
  expectSaid(reader.said, /Ready to print|modules/, 0);
  expect(countSaid(reader.said, /^Chargement de .*terminé/)).toBe(1);
});

test('the contact form in French', async ({ openPage }) => {
  const reader = await openPage('/fr/s/contact');
  await reader.waitForFocus(/\| Écrivez-.nous$/);

  await test.step('is not invalid before anything is written', async () => {
    const said = await reader.pressUntil('Tab', /Envoyer le message/, 8);
    expectSaid(said, /non valable|invalide/, 0);
    for (const name of ['Nom', 'E-mail', 'Objet', 'Message']) {
      expectSaid(said, new RegExp(`^${name} zone de saisie`));
    }
  });

  await test.step('says the error of the first field at each Return', async () => {
    await reader.press('shift+Tab', 'shift+Tab', 'shift+Tab', 'shift+Tab');
    for (let time = 0; time < 2; time += 1) {
      const said = await expectAnswer(reader, () => reader.press('Return'), /^À remplir\s: Nom\./);
      expectSaid(said, /E-mail|Please/, 0);
    }
  });
});

test('the claim in French', async ({ openPage }) => {
  const reader = await openPage('/fr');
  await reader.pressUntil('Tab', /Réservez votre adresse courte gratuite/);

  await test.step('says once what it has changed', async () => {
    const said = await expectAnswer(
      reader,
      () => reader.type('my caf'),
      'Nous avons remplacé une espace par un tiret bas',
    );
    expectSaid(said, /Aperçu|Lettres, chiffres/, 0);
  });

  await test.step('says once that a path is taken', async () => {
    await reader.press('ctrl+a');
    await reader.type('Lumbre');
    const said = await expectAnswer(
      reader,
      () => reader.press('Return'),
      /^L’adresse «\sLumbre\s» n’est pas disponible\./,
    );
    expectSaid(said, /not available/, 0);
  });
});

test('the print planner in French says its figures in one sentence', async ({ openPage }) => {
  const reader = await openPage('/fr/print-planner');
  await reader.pressUntil('Tab', /Scanné à zone de saisie/);
  await reader.press('ctrl+a');
  const sentence = /^Côté du code\s: 30\scentimètres; .*Un module\s: .* millimètres;/;
  await expectAnswer(reader, () => reader.type('3'), sentence);
  await reader.press('ctrl+a');
  const said = await expectAnswer(reader, () => reader.type('abc'), 'Choisissez une distance de');
  expectSaid(said, /centimètres|metres/, 0);
  await expectAnswer(reader, () => reader.press('Tab'), /glissière 3 mètres/);
});

test('the table of the plans in French says both headers of a cell', async ({ openPage }) => {
  const reader = await openPage('/fr/plans');
  await reader.press('t');
  const column = await hear(reader, () => reader.press('alt+shift+Right', 'alt+shift+Down'));
  expectSaid(column, /^Free/);
  const scans = /^Scans\s+Aucune formule ne les limite\./;
  const row = await reader.pressUntil('alt+shift+Down', scans, 6);
  expectSaid(row, /^illimités/);
  expectSaid(await hear(reader, () => reader.press('alt+shift+Right')), /^Basic/);
});
