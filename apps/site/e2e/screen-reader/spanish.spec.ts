import { expectAnswer, expectSaid, test } from './test.ts';

test.use({ language: 'es' });

test('the contact form in Spanish', async ({ openPage }) => {
  const reader = await openPage('/es/s/contact');
  await reader.waitForFocus(/\| Escríbenos$/);
  const untouched = await reader.pressUntil('Tab', /Enviar mensaje/, 8);
  expectSaid(untouched, /inválid|no válid/i, 0);
  await reader.press('shift+Tab', 'shift+Tab', 'shift+Tab', 'shift+Tab');
  for (let time = 0; time < 2; time += 1) {
    const act = () => reader.press('Return');
    const said = await expectAnswer(reader, act, 'Falta rellenar: Nombre.');
    expectSaid(said, /Correo|Please/, 0);
  }
});

test('the plan finder in Spanish says each answer once, the first one too', async ({
  openPage,
}) => {
  const reader = await openPage('/es/plans');
  await reader.pressUntil('Tab', /¿Cuántas páginas o códigos dinámicos\?/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('60'), /^Business te sirve/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('2'), /^Free te sirve/);
  await reader.press('ctrl+a');
  const said = await expectAnswer(reader, () => reader.type('abc'), 'Escribe un número entero');
  expectSaid(said, /te sirve|fits/, 0);
});
