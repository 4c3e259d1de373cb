import { DEFAULT_LOCALE, isLocale, LOCALE_STORAGE_KEY } from '@waypage/content';
import { localeOfPath } from '#services/i18n/localized-path.ts';
import { navigationType } from '#runtime/navigation/navigation-api.ts';
import { redirect } from '#services/outer-referrer.ts';

/** Whether a language menu has linked here: `persistLocale` misses new tabs and the browser's context menu. */
function isChosen(): boolean {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  return localeOfPath(new URL(referrer).pathname) !== DEFAULT_LOCALE;
}

/**
 * Redirects an unprefixed URL to the stored language, or stores the language of a prefixed one. A traversal is not
 * redirected: the page before the choice of a language could not be reached again.
 */
export function redirectToStoredLocale(): void {
  try {
    const stored = localStorage.getItem(LOCALE_STORAGE_KEY);
    const { pathname, search, hash } = location;
    const language = localeOfPath(pathname);
    if (language !== DEFAULT_LOCALE) {
      if (!isLocale(stored)) localStorage.setItem(LOCALE_STORAGE_KEY, language);
    } else if (isLocale(stored) && stored !== DEFAULT_LOCALE) {
      if (isChosen()) {
        localStorage.setItem(LOCALE_STORAGE_KEY, DEFAULT_LOCALE);
        return;
      }
      if (navigationType() === 'back_forward') return;
      redirect(`/${stored}${pathname}${search}${hash}`);
    }
  } catch {
    // Storage is blocked: the URL alone decides.
  }
}

/** Adds query and hash to a link of the language menu before it is used; stores the language on a click. */
export function persistLocale({ type, target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  if (type !== 'click') return;
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, link.dataset['locale'] ?? '');
  } catch {
    // Storage is blocked: the URL alone decides.
  }
}
