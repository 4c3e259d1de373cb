import type { Locale } from '../locales.ts';
import { LOADERS, type Messages } from './generated.ts';
import type { MessageNamespace } from './keys.ts';

export type { Messages } from './generated.ts';
export type { Message, MessageKey, MessageNamespace } from './keys.ts';

/** Every namespace there is. */
export const MESSAGE_NAMESPACES = Object.keys(LOADERS.en) as readonly MessageNamespace[];

/**
 * Loads the texts of some namespaces in one language.
 *
 * @returns the texts by namespace; placeholders are written `{{name}}`, as i18next reads them
 */
export async function loadMessages<Namespace extends MessageNamespace>(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Pick<Messages, Namespace>> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const module = await LOADERS[locale][namespace]();
      return [namespace, module.default] as const;
    }),
  );
  return Object.fromEntries(loaded) as Pick<Messages, Namespace>;
}
