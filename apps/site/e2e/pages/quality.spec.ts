import { expectAccessibleState } from '../support/axe.ts';
import { expect, open, test } from '../support/test.ts';

test('lists what the visit has requested', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url());
  });
  await open(page, '/quality');
  const region = page.locator('#quality-sent');
  await region.scrollIntoViewIfNeeded();
  await region.getByText('Every address').click();
  await expect(async () => {
    const listed = await region.getByRole('listitem').allTextContents();
    expect(listed.toSorted()).toEqual(sent.toSorted());
  }).toPass();
  await expect(region.getByRole('heading')).toContainText(String(sent.length));
  await expectAccessibleState(page, 'every request', '#quality-sent', []);
});
