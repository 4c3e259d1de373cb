import { pathWithoutLocale } from '../../i18n/localized-path.ts';
import { siteLinkAround } from './link-to-follow.ts';
import { findPage } from '../../services/pages.ts';
import type { PartLoader } from '../hydration/part-loader.ts';

/** How long a pointer rests on a link, or the focus, before that counts as intent, in milliseconds. */
const DWELL_MS = 65;

// Not in every browser, and not in TypeScript's library.
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor would rather not have anything loaded that they did not ask for. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Loads the code and texts of a page when a visitor is about to open it: when the pointer rests on a link of
 * the site or presses it, or the focus stays on it. One listener for all links, so that those in parts
 * without code yet count too.
 */
export function prefetchOnIntent(loader: Pick<PartLoader, 'loadPage'>): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement): void {
    const page = findPage(pathWithoutLocale(link.pathname));
    if (asked.has(page.address)) return;
    asked.add(page.address);
    loader.loadPage(page, false).catch(() => {
      // The press asks again, and tells the visitor.
      asked.delete(page.address);
    });
  }

  function onHint({ type, target }: Event): void {
    clearTimeout(timer);
    const link = siteLinkAround(target);
    if (!link || isSparing()) return;
    if (type === 'pointerdown') prefetch(link);
    else timer = setTimeout(prefetch, DWELL_MS, link);
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    // Before React, which may keep an event to itself while it hydrates what it happened in.
    document.addEventListener(type, onHint, { passive: true, capture: true });
  }
}
