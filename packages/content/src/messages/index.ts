import type { Locale } from '../locales.ts';
import type { Loaders, Messages } from './generated/messages.ts';
import type { MessageNamespace } from './keys.ts';

export { MESSAGE_NAMESPACES } from './generated/messages.ts';
export type { Messages } from './generated/messages.ts';
export type { Message, MessageKey, MessageNamespace } from './keys.ts';

// A table of its own for each language: an application carries none of them before it needs a text.
const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: Loaders }>>> = {
  en: () => import('./generated/en.ts'),
  es: () => import('./generated/es.ts'),
  fr: () => import('./generated/fr.ts'),
};

/**
 * Loads the texts of some namespaces in one language.
 *
 * @returns the texts by namespace; placeholders are written `{{name}}`, as i18next reads them
 */
export async function loadMessages<Namespace extends MessageNamespace>(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Pick<Messages, Namespace>> {
  if (namespaces.length === 0) return {} as Pick<Messages, Namespace>;
  const { LOADERS } = await TABLES[locale]();
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const module = await LOADERS[namespace]();
      return [namespace, module.default] as const;
    }),
  );
  return Object.fromEntries(loaded) as Pick<Messages, Namespace>;
}
