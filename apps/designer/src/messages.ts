import { DEFAULT_LOCALE, formatNumber, isLocale, type Locale } from '@waypage/content';
import type { Messages } from '@waypage/content/messages';

/** Defined in a build with pseudo-languages. */
declare const __PSEUDO_LOCALES__: true | undefined;

type Values = Readonly<Record<string, number | string>>;
/** Forms of a plural by their keys, such as `modules_one`. */
type Forms = Readonly<Record<string, unknown>>;

/** The messages of the designer; set before anything is rendered, because a page has one language. */
export let messages: Messages['editor'] & { readonly codeContent: Messages['code-content'] };

let locale: Locale = DEFAULT_LOCALE;

/** Language of a `lang` parameter; English for a missing or an unknown one. */
export const localeOf = (lang: string | null): Locale =>
  lang !== null && isLocale(lang) ? lang : DEFAULT_LOCALE;

/** Only the messages of the designer: `loadMessages` would bring a chunk for each of all namespaces. */
const MESSAGE_FILES = import.meta.glob<string>(
  '../../../packages/content/locales/*/{editor,code-content}.json',
  {
    query: '?raw',
    import: 'default',
  },
);

const readFile = (locale: string, name: string) =>
  MESSAGE_FILES[`../../../packages/content/locales/${locale}/${name}.json`]?.();

async function load<Name extends 'editor' | 'code-content'>(
  locale: Locale,
  name: Name,
): Promise<Messages[Name]> {
  const json = (await readFile(locale, name)) ?? (await readFile(DEFAULT_LOCALE, name)) ?? '{}';
  // Untranslated messages are English, with a mark.
  const copy = JSON.parse(json.replaceAll('"[en] ', '"')) as Messages[Name];
  if (typeof __PSEUDO_LOCALES__ === 'undefined') return copy;
  // Pseudo-languages have no files.
  const { PSEUDO_LOCALES, pseudoMessages } = await import('@waypage/content/pseudo-locales');
  const pseudo = PSEUDO_LOCALES.get(locale);
  return pseudo ? (pseudoMessages(copy, pseudo) as unknown as Messages[Name]) : copy;
}

export async function setLanguage(next: Locale): Promise<void> {
  const [editor, codeContent] = await Promise.all([
    load(next, 'editor'),
    load(next, 'code-content'),
  ]);
  locale = next;
  messages = { ...editor, codeContent };
}

/** Fills the placeholders of a message, such as `{{size}}`. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}

/** Fills the form of a message that its language has for a count, such as `modules_one` for 1. */
export function plural(forms: Forms, key: string, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(locale).select(count);
  return fill(String(forms[`${key}_${form}`]), { count, ...values });
}

export function writeNumber(value: number, decimals: number): string {
  return formatNumber(value, locale, decimals);
}
