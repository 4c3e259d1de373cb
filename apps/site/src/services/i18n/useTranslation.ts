import { DEFAULT_LOCALE, isLocale, type Locale } from '@waypage/content';
import type { MessageKey, MessageNamespace } from '@waypage/content/messages';
import type { i18n, TOptions } from 'i18next';
import { useTranslation as useI18nextTranslation } from 'react-i18next';

/**
 * Returns a message by its key. i18next's own type takes the same keys, but derives them again for each list of
 * namespaces: two thirds of the time of a type check.
 */
export type TFunction<
  Namespaces extends readonly MessageNamespace[] = readonly MessageNamespace[],
> = (key: MessageKey<Namespaces[number]>, options?: TOptions) => string;

/** Returns the typed `t` of a translator for all of its namespaces. */
export const translatorOf = (translator: i18n): TFunction => translator.t as unknown as TFunction;

interface Translation<Namespaces extends readonly MessageNamespace[]> {
  readonly t: TFunction<Namespaces>;
  /** The language of the page. It comes from the URL, so it never changes while the page is open. */
  readonly locale: Locale;
}

/** The hook of react-i18next with the keys of the site's messages. */
export function useTranslation<const Namespaces extends readonly MessageNamespace[]>(
  namespaces: Namespaces,
): Translation<Namespaces> {
  const { t, i18n } = useI18nextTranslation(namespaces);
  return {
    t: t as unknown as TFunction<Namespaces>,
    locale: isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE,
  };
}
