import { factsFor, formatNumber, type Locale } from '@waypage/content';
import type { MessageNamespace, Messages } from '@waypage/content/messages';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const reported = new Set<string>();

function reportMissing(_languages: readonly string[], namespace: string, key: string): void {
  const id = `${namespace}:${key}`;
  if (reported.has(id)) return;
  reported.add(id);
  console.error(`[site] The text "${id}" is missing; its key is shown instead.`);
}

/** Writes counts in messages as all other numbers: with the separators of the language. */
const numberFormatter = (locale: Locale): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) =>
    typeof value === 'number' ? formatNumber(value, locale) : (value as string),
});

/**
 * Creates the translator of a page, with one language and only the messages that the page uses. A missing message is
 * logged once and its key is shown (docs/product.md, section 8).
 */
export function createI18n(locale: Locale, messages: Partial<Messages>): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(numberFormatter(locale))
    .init({
      lng: locale,
      resources: { [locale]: messages },
      ns: Object.keys(messages),
      defaultNS: false,
      fallbackLng: false,
      saveMissing: true,
      missingKeyHandler: reportMissing,
      interpolation: {
        escapeValue: false,
        // Numbers in messages have one source (packages/content/src/facts.ts).
        defaultVariables: factsFor(locale),
        alwaysFormat: true,
      },
      initAsync: false,
      react: { useSuspense: false },
    });
  return instance;
}

export function addMessages(instance: i18n, messages: Partial<Messages>): void {
  for (const [namespace, copy] of Object.entries(messages)) {
    instance.addResourceBundle(instance.language, namespace, copy);
  }
}

export function missingNamespaces(
  instance: i18n,
  namespaces: readonly MessageNamespace[],
): MessageNamespace[] {
  return namespaces.filter(
    (namespace) => !instance.hasResourceBundle(instance.language, namespace),
  );
}
