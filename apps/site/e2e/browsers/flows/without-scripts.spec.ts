import { wrongPhones } from '../support/measures.ts';
import { expect, test } from '../support/test.ts';
import { PATH_FIELD } from '../support/visitor.ts';

test('without scripts, text shows and menus open', async ({ visit }) => {
  const visitor = await visit({ scripts: false });
  await visitor.open('/', { hydrates: false });
  await visitor.see(['h1', 'Scan the Future.']);
  await visitor.see('#hero [data-without-scripts] a');
  await visitor.seeNothing(PATH_FIELD);
  await visitor.see(['#faq', 'No smaller than 2 × 2 cm']);
  await visitor.see(['#pricing [data-without-scripts]', '$790 a year']);
  expect(await visitor.evaluate(wrongPhones)).toEqual([]);
  await visitor.click(['header summary', 'Tools']);
  await visitor.see(['header a', 'Pet ID']);
  await visitor.click(['header summary', 'English']);
  await visitor.click(['header a', 'Español']);
  await visitor.see(['h1', 'Escanea el futuro.']);
});
