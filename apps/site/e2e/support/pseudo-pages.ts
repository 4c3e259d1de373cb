import type { Page } from '@playwright/test';
import { BRAND } from '@waypage/content';

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
export const untranslatedMessages = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const language = document.documentElement.lang;
    const isMirrored = language === 'ar-XB';
    const findings = new Set<string>();
    const words = (text: string) =>
      text
        .replaceAll(/\u202e[^\u202c]*\u202c/g, ' ')
        .replaceAll(/\S*(?:[@/_]|\w\.\w|[a-z][A-Z]|\d)\S*/g, ' ')
        .match(/(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu)
        ?.filter((word) => !names.includes(word) && (isMirrored || /[aeiouy]/i.test(word))) ?? [];
    const look = (element: Element, text: string, place: string) => {
      if (element.closest('[translate=no], script, style, noscript, textarea, code')) return;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) return;
      const found = words(text);
      if (found.length > 0)
        findings.add(`${place} “${text.trim().slice(0, 60)}”: ${found.join(' ')}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement) look(parentElement, node.textContent ?? '', 'text');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
        const value = element.getAttribute(name);
        if (value !== null) look(element, value, name);
      }
    }
    return [...findings];
  }, NAMES);

/**
 * Finds icons and images that are mirrored wrongly, and on right-to-left pages URLs and code with the wrong direction.
 */
export const misdirected = (page: Page): Promise<string[]> =>
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
