import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { describeContent, describeNested, describeTriggers } from './cases/behavior.ts';
import { describeBoxes } from './cases/boxes.ts';
import { describeForms } from './cases/forms.ts';
import { describeAppearance } from './cases/appearance.ts';
import { testConsumers } from './cases/open-case.ts';
import { describeParts } from './cases/parts.ts';
import { hexChannels } from '../src/theme/color-math.ts';
import { createTheme, tokens } from '../src/theme/index.ts';
import { installConsumers, run } from './support/consumer-projects.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser; empty: the one that Playwright installed. */
    chromiumPath: string;
  }
}

const minutes = 60_000;

const brand = createTheme({
  colors: {
    signal: '#0F766E',
    ink: '#1F2937',
    paper: '#FFFBF5',
    // That of the kit is also its signal color for text.
    light: { danger: '#9F1239' },
    dark: { danger: '#FDA4AF' },
  },
  fonts: {
    display: "'Bookman Old Style', 'URW Bookman', Georgia, serif",
    text: "'Century Gothic', 'URW Gothic', Futura, sans-serif",
    displayWeight: 600,
  },
  radius: '12px',
});

/** Other applications and the pages of others take minutes. */
const all = process.env['TEST_ALL'] === '1';
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await installConsumers(['vite', ...(all ? (['oldest', 'next'] as const) : [])]);
  const executablePath = inject('chromiumPath');
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
}, 5 * minutes);

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const it = testConsumers(() => ({ folder, browser }));

const readHtml = (built: string): Promise<string> =>
  readFile(join(folder, built, 'index.html'), 'utf8');

function expectServerHtml(html: string): void {
  expect(html).toMatch(/<h1[^>]*>Print the way\.<\/h1>/);
  expect(html).toMatch(/<button[^>]+data-variant="primary"[^>]*>/);
  expect(html).toMatch(/<style[^>]+data-styled/);
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
}

async function expectAlive(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Scan' });
  // A click before hydration is lost.
  const click = async () => {
    await button.click();
    return page.getByRole('status').textContent();
  };
  await expect.poll(click, { timeout: minutes }).toMatch(/[1-9]/);
  const colors = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colors).not.toBe('rgba(0, 0, 0, 0)');
  expect(await page.getByText('Print the way.').isVisible()).toBe(true);
}

describe('installed from its packed file', () => {
  it('builds, renders and hydrates with Vite', { timeout: 3 * minutes }, async ({ openBuilt }) => {
    await run(join(folder, 'vite'), 'pnpm', 'run', 'build');
    expectServerHtml(await readHtml('vite/dist'));
    await expectAlive(await openBuilt('vite/dist', ''));
  });

  it.for([
    // Without layers; a value set on the root also applies in the dark scheme.
    { page: 'plain', signal: 'rgb(18, 52, 86)', utility: undefined },
    // With Tailwind: its resets lose against the kit, its utilities win.
    { page: 'tailwind', signal: 'rgb(255, 90, 48)', utility: '24px' },
  ])(
    'gives way to classes of the application ($page)',
    async ({ page: name, signal, utility }, { openBuilt }) => {
      const options = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
      const page = await openBuilt('vite/dist', `${name}.html`, options);
      const styleOf = (label: string) =>
        page.getByRole('button', { name: label }).evaluate((element) => {
          const { backgroundColor, borderBottomRightRadius } = getComputedStyle(element);
          return { background: backgroundColor, corner: borderBottomRightRadius };
        });
      expect(await styleOf('Kit')).toEqual({ background: signal, corner: '18px' });
      expect((await styleOf('Class')).corner).toBe('3px');
      expect((await styleOf('Styled')).corner).toBe('5px');
      if (utility !== undefined) expect((await styleOf('Utility')).corner).toBe(utility);
    },
  );

  it.for(['light', 'dark'] as const)(
    'shows another brand without the kit’s (%s)',
    async (colorScheme, { openCase }) => {
      // The status colors of notices are the same in every brand.
      const kitColors = tokens.color[colorScheme];
      const { ok, warn, info, danger, alertFill, onAlert } = kitColors;
      const sharedColors = ['#000000', '#FFFFFF', ok, warn, info, danger, alertFill, onAlert];
      const colors = [...Object.values(kitColors), ...Object.values(tokens.stock)].filter(
        (color) => color.startsWith('#') && !sharedColors.includes(color),
      );
      const page = await openCase('every-component', { colorScheme });
      await page.addStyleTag({ content: brand });
      // Colors would be measured in the middle of a transition.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      const computedStyles = await page.evaluate(() => {
        const found = new Set<string>();
        for (const element of document.querySelectorAll('body, body *')) {
          for (const part of [undefined, '::before', '::after']) {
            const style = getComputedStyle(element, part);
            found.add(style.color).add(style.backgroundColor).add(style.fontFamily);
            found.add(style.borderTopColor).add(style.borderBottomColor);
          }
        }
        return [...found].join('\n');
      });
      for (const color of colors)
        expect(computedStyles).not.toContain(`rgb(${hexChannels(color).join(', ')})`);
      expect(computedStyles).not.toMatch(/Special Gothic|Hanken/);
      expect(computedStyles).toContain('Bookman');
    },
  );

  it('has types for a strict application', { timeout: minutes }, async () => {
    await run(
      join(import.meta.dirname, '..'),
      'tsc',
      '-p',
      join(folder, 'vite/tsconfig.consumer.json'),
    );
  });

  it.runIf(all)('has types and renders with the oldest peers', { timeout: minutes }, async () => {
    await run(join(folder, 'oldest'), 'pnpm', 'run', 'build');
    const html = await readHtml('oldest/dist');
    expectServerHtml(html);
    expect(html).toContain('--wp-color-signal:#1D4ED8;');
  });

  it.runIf(all)(
    'builds and hydrates in Next.js server components',
    { timeout: 5 * minutes },
    async ({ openBuilt }) => {
      await run(join(folder, 'next'), 'pnpm', 'run', 'build');
      expectServerHtml(await readHtml('next/out'));
      await expectAlive(await openBuilt('next/out', ''));
    },
  );

  it.runIf(all)('takes Next.js’s link from a server component', async ({ openBuilt }) => {
    expect(await readHtml('next/out')).toMatch(
      /<a(?=[^>]*data-variant="outline")[^>]+href="\/pricing\/"[^>]*>.*?Pricing/,
    );
    for (const name of ['Pricing', 'What it costs']) {
      const page = await openBuilt('next/out', '');
      // A click before hydration would load the page; the router does not.
      await expect.poll(() => page.evaluate(() => 'next' in window)).toBe(true);
      await page.evaluate(() => {
        document.body.dataset['same'] = '';
      });
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name: 'What it costs.' }).waitFor();
      expect(await page.evaluate(() => 'same' in document.body.dataset)).toBe(true);
    }
  });
});

describe.runIf(all).concurrent('in the pages of others', () => {
  describeParts(it);
  describeNested(it);
  describeForms(it);
  describeTriggers(it);
  describeContent(it);
  describeBoxes(it);
  describeAppearance(it);
});
