import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/**
 * Fails on anything that axe finds, with no rule off: good practice, targets and experiments too.
 *
 * @param state what the page shows, for the message of a failure
 * @param part selector of the only part to look at. Default: the whole page
 */
export async function expectAccessible(page: Page, state = '', part?: string): Promise<void> {
  // While parts are still being laid out, what axe measures moves.
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy');
  // A colour that is on its way to another, as in fields after a change of scheme, has another contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  const builder = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } },
  });
  if (part !== undefined) builder.include(part);
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}
