import { expect, test as base, type Page } from '@playwright/test';
import { BRAND } from '@waypage/content';
import { fileURLToPath } from 'node:url';
import { readHostingPlan } from '#build/hosting/hosting-plan.ts';
import { startSiteServer } from '#build/hosting/server.ts';
import { hydrated, hydrateIslands, overflowOf } from '../support/test.ts';
import { findUnreadableTexts } from '../support/text-settings.ts';

// The pseudo-languages (docs/languages.md), in a build of their own (`scripts/build-languages.ts`).
const dist = fileURLToPath(new URL('../../dist-languages', import.meta.url));
const WIDTHS = [1280, 768, 390, 320];

/** Untranslatable names: the brand, its plans, other companies, standards and formats. */
const NAMES = [
  BRAND.name,
  ...['Free', 'Basic', 'Business', 'Premium'],
  ...['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'Avery', 'Herma'],
  ...['USD', 'UK', 'Chromium', 'Firefox', 'WebKit', 'JavaScript'],
];

/**
 * Returns untranslated messages and names of controls and images on a page in a pseudo-language: those without an accent
 * or right-to-left characters. Skips `translate="no"`.
 */
const untranslatedMessages = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const language = document.documentElement.lang;
    const isMirrored = language === 'ar-XB';
    const findings = new Set<string>();
    const untranslatedWords = (text: string) =>
      text
        .replaceAll(/\u202e[^\u202c]*\u202c/g, ' ')
        .replaceAll(/\S*(?:[@/_]|\w\.\w|[a-z][A-Z]|\d)\S*/g, ' ')
        .match(/(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu)
        ?.filter((word) => !names.includes(word) && (isMirrored || /[aeiouy]/i.test(word))) ?? [];
    const check = (element: Element, text: string, source: string) => {
      if (element.closest('[translate=no], script, style, noscript, textarea, code')) return;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) return;
      const found = untranslatedWords(text);
      if (found.length > 0)
        findings.add(`${source} “${text.trim().slice(0, 60)}”: ${found.join(' ')}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement) check(parentElement, node.textContent ?? '', 'text');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
        const value = element.getAttribute(name);
        if (value !== null) check(element, value, name);
      }
    }
    return [...findings];
  }, NAMES);

/**
 * Finds icons and images that are mirrored wrongly, and on right-to-left pages URLs and code with the wrong direction.
 */
const misdirected = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings = new Set<string>();
    const isTurned = (element: Element) => {
      let turns = 0;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { transform } = getComputedStyle(box);
        if (transform !== 'none' && new DOMMatrix(transform).a < 0) turns += 1;
      }
      return turns % 2 === 1;
    };
    const isRtl = document.documentElement.dir === 'rtl';
    for (const svg of document.querySelectorAll('svg')) {
      if (!svg.checkVisibility()) continue;
      const shall = isRtl && svg.dataset['points'] !== undefined;
      if (isTurned(svg) !== shall) {
        findings.add(`${shall ? 'not mirrored' : 'mirrored'}: ${svg.outerHTML.slice(0, 120)}`);
      }
    }
    for (const image of document.querySelectorAll('img')) {
      if (image.checkVisibility() && isTurned(image)) findings.add(`mirrored: ${image.src}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && isRtl; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (!element?.checkVisibility() || !/^[\w-]+(?:\.[\w-]+)+\/[\w-]*$|^\/[\w-]+$/.test(text))
        continue;
      const { direction, unicodeBidi } = getComputedStyle(
        element.closest('[translate=no]') ?? element,
      );
      if (direction !== 'ltr' && unicodeBidi !== 'plaintext')
        findings.add(`read from the right: ${text} in ${element.outerHTML.slice(0, 80)}`);
    }
    return [...findings];
  });

/** The pages of a language; URLs of sections have the markup of home. */
const urlsOf = (tag: string) =>
  readHostingPlan(dist).paths.filter(
    (path) => path.startsWith(`/${tag}/`) && !path.startsWith(`/${tag}/s/`),
  );

const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const server = await startSiteServer(dist, 0);
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

async function openHydrated(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 1280, height: 900 });
  await page.goto(url);
  await hydrated(page);
  await hydrateIslands(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const tag of ['en-XA', 'ar-XB']) {
  for (const href of urlsOf(tag)) {
    test(`${href} is whole, translated and correctly directed`, async ({ page, site }) => {
      await openHydrated(page, site + href);
      expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(tag);
      expect.soft(await untranslatedMessages(page), 'not translated').toEqual([]);
      expect.soft(await misdirected(page), 'points the wrong way').toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(findUnreadableTexts), `${width} px`).toEqual([]);
      }
    });
  }
}
