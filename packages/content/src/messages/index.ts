import { isLocale, type AnyLocale, type Locale } from '../locales.ts';
import { localeDefinition, type MessageLoaders } from '../register-locale.ts';
import type { Messages } from './generated/messages.ts';
import type { MessageNamespace } from './keys.ts';

export { MESSAGE_NAMESPACES } from './generated/messages.ts';
export type { Messages } from './generated/messages.ts';
export type { Message, MessageKey, MessageNamespace } from './keys.ts';

// A table of its own for each language: an application carries none of them before it needs a text.
const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: MessageLoaders }>>> = {
  en: () => import('./generated/en.ts'),
  es: () => import('./generated/es.ts'),
  fr: () => import('./generated/fr.ts'),
};

async function loadersOf(locale: AnyLocale): Promise<MessageLoaders> {
  if (isLocale(locale)) return (await TABLES[locale]()).LOADERS;
  const { messages } = localeDefinition(locale);
  return { ...(await TABLES.en()).LOADERS, ...messages };
}

/**
 * Loads the texts of some namespaces in one language. Of a registered language what it has no texts for
 * is loaded in English.
 *
 * @returns the texts by namespace; placeholders are written `{{name}}`, as i18next reads them
 * @throws RangeError (the promise rejects) when the language is neither built in nor registered
 */
export async function loadMessages<Namespace extends MessageNamespace>(
  locale: AnyLocale,
  namespaces: readonly Namespace[],
): Promise<Pick<Messages, Namespace>> {
  const loaders = await loadersOf(locale);
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await loaders[namespace]()).default] as const),
  );
  return Object.fromEntries(loaded) as Pick<Messages, Namespace>;
}
