import { expect, test } from '../support/test.ts';

test('the print kit makes a PDF and prints', async ({ visitor }) => {
  await visitor.open('/print-kit');
  await visitor.fill('main textarea', 'orilla.example/carta');
  await visitor.click(['main label', 'Poster']);
  await expect.poll(async () => (await visitor.see('dd')).text).not.toBe('27 mm');
  await visitor.evaluate(() => {
    const makeUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      document.documentElement.dataset['saved'] = (file as Blob).type;
      return makeUrl(file);
    };
  });
  await visitor.click(['main button', 'PDF']);
  await expect
    .poll(() => visitor.evaluate(() => document.documentElement.dataset['saved']))
    .toBe('application/pdf');
  await visitor.evaluate(() => {
    window.print = () => {
      const sheets = [...document.querySelectorAll('body > [data-paper] svg')];
      document.documentElement.dataset['printed'] = String(sheets.length);
    };
  });
  await visitor.click(['main button', 'Print']);
  await expect
    .poll(() => visitor.evaluate(() => document.documentElement.dataset['printed']))
    .toBe('1');
});
