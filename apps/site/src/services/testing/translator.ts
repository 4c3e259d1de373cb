import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import { createI18n } from '#services/i18n/create-i18n.ts';
import type { TFunction } from '#services/i18n/useTranslation.ts';

/** Returns `t` with the site's messages of some namespaces. */
export async function translator<const Namespaces extends readonly MessageNamespace[]>(
  locale: Locale,
  namespaces: Namespaces,
) {
  const i18n = createI18n(locale, await loadMessages(locale, namespaces));
  return i18n.getFixedT(locale, namespaces) as unknown as TFunction<Namespaces>;
}
