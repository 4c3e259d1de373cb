import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { expect, it } from 'vitest';
import { URLS } from '../support/urls.ts';
import { localeOf, parsePage } from '../support/built-site.ts';

/** Messages of fewer words are names, or the same in two languages. */
const SENTENCE = 3;

const isSentence = (text: string) => text.split(/\s+/).length >= SENTENCE && !text.includes('{{');

function* messagesOf(messages: object, locale: Locale): Generator<readonly [string, Locale]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value !== 'string') yield* messagesOf(value as object, locale);
    else yield [value, isLocale(key) ? key : locale];
  }
}

const NAME = /^\s*(?:waypage\.example\/\S*|Waypage)\s*$/i;

const languagesOf = new Map<string, Set<string>>();
for (const locale of LOCALES) {
  for (const [text, language] of messagesOf(
    await loadMessages(locale, MESSAGE_NAMESPACES),
    locale,
  )) {
    if (!isSentence(text)) continue;
    languagesOf.set(text, (languagesOf.get(text) ?? new Set<string>()).add(language));
  }
}
for (const locale of LOCALES) languagesOf.set(LOCALE_NAMES[locale], new Set([locale]));

it('foreign text has its language and direction', () => {
  const marked = new Set<string>();
  for (const path of URLS) {
    const $ = parsePage(path);
    const locale = localeOf(path);
    $('body *').each((_, element) => {
      for (const node of element.children) {
        if (!('data' in node)) continue;
        const text = node.data.trim();
        const languages = languagesOf.get(text);
        const closest = $(element).closest('[lang]');
        const lang = closest.attr('lang') ?? '';
        if (lang !== locale && text !== '') {
          expect(closest.attr('dir'), `${path}: ${text}`).toBeDefined();
          marked.add(lang);
        }
        if (!languages || languages.has(locale)) continue;
        expect([...languages], `${path}: “${text}” is marked as ${lang}`).toContain(lang);
      }
    });
  }
  expect(LOCALES.filter((locale) => !marked.has(locale))).toEqual([]);
});

it('URLs and names are left untranslated', () => {
  for (const path of ['/', '/qrcode-types/vcard-plus']) {
    const $ = parsePage(path);
    const translated = $('body *')
      .toArray()
      .filter((element) => element.children.some((node) => 'data' in node && NAME.test(node.data)))
      .filter((element) => $(element).closest('[translate=no], script, noscript, svg').length === 0)
      .map((element) => $.html(element));
    expect(translated, path).toEqual([]);
  }
});
