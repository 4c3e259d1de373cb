import { inflateSync } from 'node:zlib';
import { SITE } from '../../support/ports.ts';
import { expect, test } from '../support/test.ts';

test('home is printed on several sheets', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/');
  const paper = await visitor.driver.pdf();
  test.skip(paper === undefined, 'This engine cannot be asked to print.');
  expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(countSheets(paper ?? Buffer.of())).toBeGreaterThan(3);
  expect(await visitor.ask(() => location.origin)).toBe(SITE);
});

/** The pages of a PDF, which Firefox writes into compressed parts of it. */
function countSheets(paper: Buffer): number {
  const plain = paper.toString('latin1');
  const parts = [...plain.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, part = '']) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [plain, ...parts].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
