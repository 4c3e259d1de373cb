import { SITE } from '../../support/ports.ts';
import { expect, test } from '../support/test.ts';

test('home is printed on several sheets', async ({ visitor }) => {
  await visitor.open('/');
  const paper = await visitor.driver.pdf();
  test.skip(paper === undefined, 'This engine cannot be asked to print.');
  expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
  // Firefox compresses the page list of its PDF.
  if (visitor.driver.engine !== 'firefox') {
    const sheets = paper?.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(3);
  }
  expect(await visitor.evaluate(() => location.origin)).toBe(SITE);
});
