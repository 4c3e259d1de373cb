import { test } from '../support/test.ts';
import { PATH_FIELD } from '../support/visitor.ts';

test('blocked storage changes nothing else', async ({ visit }) => {
  const visitor = await visit({ storage: false });
  await visitor.open('/fr/e404');
  await visitor.see('h1');
  await visitor.click(['header summary', 'Français']);
  await visitor.click(['header a', 'English']);
  await visitor.arrives('/e404');
  await visitor.open('/');
  await visitor.fill(PATH_FIELD, 'Lumbre');
  await visitor.driver.press('Enter');
  await visitor.reads('#hero form', "The path 'Lumbre' is not available.");
});
