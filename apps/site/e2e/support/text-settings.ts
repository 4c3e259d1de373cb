import type { Page } from '@playwright/test';

const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important} p{margin-block-end:2em!important}';

/** Text settings of readers (WCAG 1.4.4 and 1.4.12), each at a width with little room. */
export const TEXT_SETTINGS = [
  ...[1280, 320, 390, 768, 1024].map((width) => ({
    name: 'text at 200 %',
    width,
    css: 'html{font-size:200%}',
  })),
  { name: 'spaced text', width: 1280, css: SPACED },
  { name: 'spaced text', width: 375, css: SPACED },
];

/** Applies a text setting; `''` removes it. */
export async function setText(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/**
 * Finds text that is wider than the box with a ground or a border around it, outside of scrolling rows and images. Runs
 * in the page.
 */
export function findTextsOutOfBoxes(): string[] {
  const failures = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden=true], svg, [inert], [role=img]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor, borderInlineEndWidth, clipPath, display, overflowX } =
        getComputedStyle(box);
      // A closed `details` has boxes for its hidden content.
      const isClosed = box.matches('details:not([open])') && !element.closest('summary');
      if (isClosed || clipPath.startsWith('inset(50%') || /auto|scroll/.test(overflowX)) break;
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderInlineEndWidth !== '0px';
      if (!isPainted || /inline$|contents/.test(display)) continue;
      const { left, right } = box.getBoundingClientRect();
      if (lines.some((line) => line.right > right + 1 || line.left < left - 1))
        failures.add(`“${(text.textContent ?? '').trim().slice(0, 40)}”`);
      break;
    }
  }
  return [...failures];
}

/** Runs in the page. */
export function findUnreadableTexts(): string[] {
  // The sticky header covers the content behind it.
  scrollTo({ top: 0, behavior: 'instant' });
  const lines: { text: Node; top: number; bottom: number; left: number; right: number }[] = [];
  const failures = new Set<string>();
  const excerptOf = (text: Node) => `“${(text.textContent ?? '').trim().slice(0, 40)}”`;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Images, inaccessible elements, and the wordmark, whose mark replaces it.
    if (element.closest('[aria-hidden=true], svg, [inert], [role=img], header a:has(> span > svg)'))
      continue;
    // A closed `details` has boxes for its hidden content.
    if (element.closest('details:not([open])') && !element.closest('summary')) continue;
    const ancestors: { box: DOMRect; style: CSSStyleDeclaration }[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      ancestors.push({ box: box.getBoundingClientRect(), style: getComputedStyle(box) });
    const has = (test: (style: CSSStyleDeclaration) => boolean) =>
      ancestors.some(({ style }) => test(style));
    // Visually hidden, in a scrolling row, or rotated.
    if (
      has(({ clipPath }) => clipPath.startsWith('inset(50%')) ||
      has(({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY)) ||
      has(({ rotate, position }) => rotate !== 'none' || position === 'fixed')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // A phone's page is laid out larger and scaled.
    const scale =
      element instanceof HTMLElement && element.offsetWidth > 0
        ? element.getBoundingClientRect().width / element.offsetWidth
        : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 2) continue;
      const isCut = ancestors.some(
        ({ box, style }) =>
          /hidden|clip/.test(style.overflowX + style.overflowY) &&
          (right > box.right + 2 ||
            left < box.left - 2 ||
            bottom > box.bottom + size / 4 ||
            top < box.top - size / 4),
      );
      if (isCut) failures.add(`${excerptOf(text)} is cut off`);
      if (right > innerWidth + 1 || left < -1) failures.add(`${excerptOf(text)} leaves the window`);
      // Only around the middle of the letters, as line boxes may overlap.
      const middle = (top + bottom) / 2;
      lines.push({
        text,
        left: left + 1,
        right: right - 1,
        top: middle - size / 3,
        bottom: middle + size / 3,
      });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > line.bottom - 3) break;
      const isOver =
        other.text !== line.text &&
        Math.min(line.right, other.right) - Math.max(line.left, other.left) > 3;
      if (isOver) failures.add(`${excerptOf(line.text)} and ${excerptOf(other.text)} overlap`);
    }
  }
  return [...failures];
}
