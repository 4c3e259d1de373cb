import type { MessageKey, MessageNamespace, MessagePath } from '@waypage/content/messages';
import type { i18n, TOptions } from 'i18next';
import { useTranslation as useI18nextTranslation } from 'react-i18next';

type KeyIn<Namespaces extends readonly MessageNamespace[]> =
  | (Namespaces extends readonly [infer First extends MessageNamespace, ...unknown[]]
      ? MessagePath<First>
      : never)
  | MessageKey<Namespaces[number]>;

/**
 * Returns a message by its key, or by its path if that is in the first namespace. i18next's own type takes the
 * same keys, but derives them again for each list of namespaces: two thirds of the time of a type check.
 */
export type TFunction<
  Namespaces extends readonly MessageNamespace[] = readonly MessageNamespace[],
> = (key: KeyIn<Namespaces>, options?: TOptions) => string;

/** Returns the typed `t` of a translator for all of its namespaces. */
export const translatorOf = (translator: i18n): TFunction => translator.t as unknown as TFunction;

interface Translation<Namespaces extends readonly MessageNamespace[]> {
  readonly t: TFunction<Namespaces>;
  readonly i18n: i18n;
}

/** The hook of react-i18next with the keys of the site's messages. */
export const useTranslation = useI18nextTranslation as unknown as <
  const Namespaces extends readonly MessageNamespace[],
>(
  namespaces: Namespaces,
) => Translation<Namespaces>;
