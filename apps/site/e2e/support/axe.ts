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

/** What axe looks at. */
interface Scope {
  /** Selector of the only part to look at. Default: the whole page */
  readonly part?: string;
  /**
   * Looks into frames of another origin as well, for which axe opens a page of its own at several
   * times the cost.
   */
  readonly withForeignFrames?: boolean;
}

/**
 * Fails on anything that axe finds, with no rule off: good practice, targets and experiments too.
 *
 * @param state what the page shows, for the message of a failure
 */
export async function expectAccessible(
  page: Page,
  state = '',
  { part, withForeignFrames = false }: Scope = {},
): Promise<void> {
  // While parts are still being laid out, what axe measures moves.
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy');
  // A colour that is on its way to another, as in fields after a change of scheme, has another contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  const builder = new AxeBuilder({ page }).setLegacyMode(!withForeignFrames).options({
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  if (part !== undefined) builder.include(part);
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}
