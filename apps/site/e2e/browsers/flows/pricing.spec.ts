import { test } from '../support/test.ts';

test('prices turn from months to years, and every limit unfolds', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['#pricing label', 'Annual']);
  await visitor.see(['#pricing article', '$18 less than monthly']);
  await visitor.reads('body > [role=log]', 'Prices now per year.');
  await visitor.click(['#pricing summary', 'Compare every limit']);
  await visitor.reads('#pricing thead', '$290');
});
