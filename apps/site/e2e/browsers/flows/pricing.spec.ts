import { test } from '../support/test.ts';

test('prices switch to years, and limits unfold', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['#pricing label', 'Annual']);
  await visitor.see(['#pricing article', '$18 less than monthly']);
  await visitor.reads('body > [role=log]', 'Prices now per year.');
  await visitor.click(['#pricing summary', 'Compare every limit']);
  await visitor.reads('#pricing thead', '$290');
});
