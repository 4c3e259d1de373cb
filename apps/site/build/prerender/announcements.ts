import { hash } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';
import { announcementsAt, isForPage, type Announcement } from '@waypage/content/desk';
import { loadMessages, type MessageKey } from '@waypage/content/messages';
import { SALES } from '@waypage/content/pricing';
import { vars } from '@waypage/ui/theme';
import { translatorOf, type TFunction } from '#services/i18n/useTranslation.ts';
import type { DatedContent } from '#runtime/dated-content.ts';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const TOP_LINE_CSS = `
aside[data-top-line] { display: flex; align-items: center; justify-content: center; gap: 8px 16px; padding-inline: max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right)); color: ${vars.color.onSignal}; background: ${vars.color.signal}; font-weight: ${vars.weight.medium}; line-height: 1.35; }
aside[data-top-line][data-kind='notice'] { color: ${vars.color.onSolid}; background: ${vars.color.solid}; }
aside[data-top-line] > p { margin: 0; padding-block: 10px; text-wrap: balance; overflow-wrap: anywhere; }
aside[data-top-line] a { color: inherit; text-underline-offset: 0.2em; }
aside[data-top-line] > button { flex: none; display: grid; place-items: center; inline-size: 44px; block-size: 44px; margin-inline-end: -12px; padding: 0; border: 0; color: inherit; background: none; cursor: pointer; }
aside[data-top-line] :is(a, button):focus-visible { outline: 2px solid; outline-offset: 2px; }
html:not([data-top-line]) aside[data-top-line] > button { display: none; }
aside[data-top-line][hidden] { display: none; }
@media (forced-colors: active) { aside[data-top-line] { border-block-end: 1px solid; } }
@media print { aside[data-top-line] > button { display: none !important; } }
`;

const CLOSE_ICON =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

/** Writes the announcements of a build, and what hides them and the prices of sales when they are over. */
export async function readDatedParts(announcements: readonly Announcement[], now: Date) {
  const translators = new Map<Locale, TFunction>();
  for (const locale of LOCALES) {
    const messages = await loadMessages(locale, ['announcements']);
    translators.set(locale, translatorOf(createI18n(locale, messages)));
  }
  const textOf = (key: string, locale: Locale): string =>
    translators.get(locale)?.(key as MessageKey<'announcements'>) ?? '';
  const lines = announcementsAt(announcements, now).map((announcement) => {
    const text = textOf(announcement.message, DEFAULT_LOCALE);
    const key = `${announcement.id}-${hash('sha256', text, 'base64url').slice(0, 6)}`;
    return { ...announcement, key };
  });
  const sales = SALES.map((sale) => ({ key: sale.id, until: Date.parse(sale.until) }));

  /** The lines above the header of a page: all of them, those for other pages or times hidden. */
  const topLines = (url: string, locale: Locale): string => {
    // Without scripts the line of the build's moment is shown.
    const current = lines.find(
      (line) => isForPage(line.pages, url) && Date.parse(line.since) <= now.getTime(),
    );
    return lines
      .map(({ key, kind, message, link }) => {
        const text = escapeHtml(textOf(message, locale));
        const href = link?.startsWith('/') ? localizedPath(link, locale) : link;
        const content = href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
        return [
          `<aside data-top-line="${key}" data-kind="${kind}"${key === current?.key ? '' : ' hidden=""'} aria-label="${escapeHtml(textOf('announcements:label', locale))}">`,
          `<p>${content}</p>`,
          `<button type="button" aria-label="${escapeHtml(textOf('announcements:dismiss', locale))}">${CLOSE_ICON}</button></aside>`,
        ].join('');
      })
      .join('');
  };

  const content: DatedContent = {
    topLines: lines.map(({ key, since, until, pages }) => ({
      key,
      since: Date.parse(since),
      until: Date.parse(until),
      pages,
    })),
    sales,
  };
  return {
    /** For the inline script; null when nothing has a date. */
    content: lines.length + sales.length === 0 ? null : content,
    css: [
      ...(lines.length === 0 ? [] : [TOP_LINE_CSS]),
      ...lines.map(
        ({ key }) =>
          `html[data-top-line]:not([data-top-line="${key}"]) aside[data-top-line="${key}"] { display: none; }` +
          `html[data-top-line="${key}"] aside[data-top-line="${key}"][hidden] { display: flex; }`,
      ),
      ...sales.map(
        ({ key }) =>
          `html:not([data-sales-over~="${key}"]) [data-after-sale="${key}"], html[data-sales-over~="${key}"] [data-sale="${key}"] { display: none; }`,
      ),
    ].join('\n'),
    topLines,
  };
}
