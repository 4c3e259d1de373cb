import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { AXE_TAGS } from '@waypage/scripts/testing/axe-tags.ts';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: [...AXE_TAGS] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** What axe looks at. */
interface Scope {
  /** Selector of the only part to look at. Default: the whole page */
  readonly part?: string;
  /** Looks into the frames of the page too, at several times the cost. Default: no */
  readonly withFrames?: boolean;
}

/**
 * Fails on anything that axe finds, with no rule off: good practice, targets and experiments too.
 *
 * @param state what the page shows, for the message of a failure
 */
export async function expectAccessible(
  page: Page,
  state = '',
  { part, withFrames = false }: Scope = {},
): Promise<void> {
  // A colour that is on its way to another, or a text that appears, has another contrast. What lasts longer moves on purpose.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
    }
  });
  const violations = withFrames
    ? (await new AxeBuilder({ page }).options(OPTIONS).analyze()).violations
    : await violationsOf(page, part);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
  // Counted for the page about the quality of the site (`scripts/metrics`).
  test.info().annotations.push({ type: 'axe', description: state });
}

/** As `AxeBuilder` does, which would read its source into the page for each state again: most of what a look costs. */
async function violationsOf(page: Page, part: string | undefined) {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, options]) => {
      const looked = globalThis as typeof globalThis & { readonly axe: typeof axe };
      const { violations } = await looked.axe.run(selector ?? document, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    [part, { ...OPTIONS, iframes: false }] as const,
  );
}
