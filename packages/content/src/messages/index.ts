import { deepFreeze } from '../internal/deep-freeze.ts';
import { isUntranslated } from '../untranslated.ts';
import { isLocale, type AnyLocale, type Locale } from '../locales.ts';
import { findLocale } from '../register-locale.ts';
import type { Messages } from './messages.generated.ts';
import { ENGLISH, TABLES, UNTRANSLATED } from './tables.generated.ts';
import type { MessageNamespace } from './keys.ts';

export { MESSAGE_NAMESPACES } from './messages.generated.ts';
export type { Messages } from './messages.generated.ts';
export type { Message, MessageKey, MessageNamespace, MessagePath } from './keys.ts';

/**
 * Loads the messages of some namespaces in one language. A tag falls back to its language: `de-AT` to `de`.
 * Untranslated messages are English, as are those of a registered language whose file cannot be loaded, which is
 * logged.
 *
 * @returns the messages by namespace. Each namespace is shared by all callers and therefore frozen. Placeholders are
 * written `{{name}}`, as i18next reads them
 * @throws RangeError (the promise rejects) when the language is neither built in nor registered, or a namespace is
 * unknown
 */
export async function loadMessages<Namespace extends MessageNamespace>(
  locale: AnyLocale,
  namespaces: readonly Namespace[],
): Promise<Pick<Messages, Namespace>> {
  const { tag, definition } = findLocale(locale);
  const builtIn = isLocale(tag) ? await TABLES[tag]() : undefined;
  const loaders = builtIn?.LOADERS ?? definition.messages;
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const loader = loaders && Object.hasOwn(loaders, namespace) ? loaders[namespace] : undefined;
      if (loader && isLocale(tag) && UNTRANSLATED[tag]?.[namespace] === undefined) {
        return [namespace, deepFreeze((await loader()).default)] as const;
      }
      const { LOADERS } = await ENGLISH();
      if (!Object.hasOwn(LOADERS, namespace)) {
        throw new RangeError(
          `[@waypage/content] There is no namespace ${JSON.stringify(namespace)}. See MESSAGE_NAMESPACES for all of them.`,
        );
      }
      const [{ default: messages }, translated] = await Promise.all([
        LOADERS[namespace](),
        loader && loadTranslation(loader, namespace, tag),
      ]);
      return [namespace, deepFreeze(fillIn(messages, translated))] as const;
    }),
  );
  return Object.fromEntries(loaded) as Pick<Messages, Namespace>;
}

/** Whether most of a namespace is still English in another language of the site. */
export function isMostlyEnglish(locale: Locale, namespace: MessageNamespace): boolean {
  return UNTRANSLATED[locale]?.[namespace] === true;
}

/** Loads a partial translation; logs a failure and returns undefined. */
async function loadTranslation(
  load: () => Promise<{ default: unknown }>,
  namespace: string,
  tag: string,
): Promise<unknown> {
  try {
    const { default: messages } = await load();
    if (isRecord(messages)) return messages;
    throw new TypeError('its "default" is not an object of messages');
  } catch (cause) {
    console.error(
      `[@waypage/content] The messages "${namespace}" of "${tag}" could not be loaded; English is used instead (${String(cause)}).`,
    );
    return undefined;
  }
}

/** Merges the translated messages into the English ones. Plural forms that English does not have are kept. */
function fillIn(english: unknown, translated: unknown): unknown {
  if (!isRecord(english)) {
    return typeof translated === 'string' && !isUntranslated(translated) ? translated : english;
  }
  if (!isRecord(translated)) return english;
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.hasOwn(english, name)
        ? fillIn(english[name], Object.hasOwn(translated, name) ? translated[name] : undefined)
        : translated[name],
    ]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
