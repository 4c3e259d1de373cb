import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { IS_FULL_RUN } from './urls.ts';
import { AXE_TAGS } from '@waypage/scripts/testing/axe-tags.ts';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: [...AXE_TAGS] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

export const VARIANTS = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors', colorScheme: 'light', forcedColors: 'active' },
] as const;

/**
 * Fails on any violation, with no rule disabled: includes best practices, target sizes and experimental rules.
 *
 * @param state description of the page's state, for the failure message
 * @param options `part`: selector of the part to check, by default the page; `withFrames`: costs several times as much
 */
export async function expectAccessible(
  page: Page,
  state = '',
  { part, withFrames = false }: { part?: string | undefined; withFrames?: boolean } = {},
): Promise<void> {
  // Transitions of color and opacity have other contrasts midway. Longer animations move on purpose.
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
  // Counted for the quality page (`scripts/metrics`).
  test.info().annotations.push({ type: 'axe', description: state });
}

/**
 * In `pnpm test:all` checks a state of a flow in both themes and forced colors.
 *
 * @param widths of the window. Default: a phone's and a desktop's; `[]`: only that of the test
 */
export async function expectAccessibleState(
  page: Page,
  state: string,
  part?: string,
  widths: readonly number[] = [320, 1280],
): Promise<void> {
  if (!IS_FULL_RUN) return;
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of widths.length > 0 ? widths : [size.width]) {
    await page.setViewportSize({ ...size, width });
    for (const { name, ...media } of VARIANTS) {
      await page.emulateMedia(media);
      await expectAccessible(page, `${state}, ${width} px, ${name}`, { part });
    }
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/** Replaces `AxeBuilder`, which injects its source for each state again: most of the cost of a check. */
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
