import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import { createI18n } from '#services/i18n/create-i18n.ts';

/** Returns `t` with the site's messages of some namespaces. */
export async function translator<const Namespaces extends readonly MessageNamespace[]>(
  locale: Locale,
  namespaces: Namespaces,
) {
  const i18n = createI18n(locale, await loadMessages(locale, namespaces));
  return i18n.getFixedT<Namespaces>(locale, namespaces);
}
