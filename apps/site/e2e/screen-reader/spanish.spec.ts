import { expectAnswer, expectSpoken, test } from './test.ts';

test.use({ language: 'es' });

test('Spanish plan finder says each answer once', async ({ openPage }) => {
  const reader = await openPage('/es/plans');
  await reader.pressUntil('Tab', /¿Cuántas páginas o códigos dinámicos\?/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('60'), /^Business te sirve/);
  await reader.press('ctrl+a');
  await expectAnswer(reader, () => reader.type('2'), /^Free te sirve/);
  await reader.press('ctrl+a');
  const spoken = await expectAnswer(reader, () => reader.type('abc'), 'Escribe un número entero');
  expectSpoken(spoken, /te sirve|fits/, 0);
});
