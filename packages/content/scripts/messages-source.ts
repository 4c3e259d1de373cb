import { camelCase } from '../src/internal/message-keys.ts';
import { DEFAULT_LOCALE } from './locale-folders.ts';

/** The namespaces of each language that has files, in alphabetical order. */
export type NamespacesByLocale = Readonly<Record<string, readonly string[]>>;

/** By language, the namespaces that are still partly English; true when most of their letters are. */
export type UntranslatedByLocale = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export const GENERATED_HEAD =
  '// Written by scripts/build-messages.ts from the files in locales. Do not edit.\n';

const property = (name: string): string => (name.includes('-') ? `'${name}'` : name);

function typesSource(names: readonly string[]): string {
  return `${GENERATED_HEAD}${names.map((name) => `import type ${camelCase(name)} from '../../locales/${DEFAULT_LOCALE}/${name}.json';`).join('\n')}

/**
 * All messages by namespace, as the English files have them: the source of typed message keys. A
 * namespace is a section, a flow or a page.
 */
export interface Messages {
${names.map((name) => `  ${property(name)}: typeof ${camelCase(name)};`).join('\n')}
}

/** Every namespace there is. */
export const MESSAGE_NAMESPACES: readonly (keyof Messages)[] = /* @__PURE__ */ Object.freeze([
${names.map((name) => `  '${name}',`).join('\n')}
] as const);
`;
}

function loadersSource(names: readonly string[], locale: string): string {
  const type = locale === DEFAULT_LOCALE ? 'MessageLoaders' : 'PartialMessageLoaders';
  return `${GENERATED_HEAD}import type { ${type} } from '../register-locale.ts';

export const LOADERS: ${type} = {
${names.map((name) => `  ${property(name)}: () => import('../../locales/${locale}/${name}.json'),`).join('\n')}
};
`;
}

/** One dynamic import of a table per language, so that an application loads no language before it needs it. */
function tablesSource(locales: readonly string[], untranslated: UntranslatedByLocale): string {
  return `${GENERATED_HEAD}import type { Locale } from '../locales.ts';
import type { MessageLoaders, PartialMessageLoaders } from '../register-locale.ts';

export const ENGLISH: () => Promise<{ LOADERS: MessageLoaders }> = () => import('./en.generated.ts');

export const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: PartialMessageLoaders }>>> = {
${locales.map((locale) => `  ${property(locale)}: () => import('./${locale}.generated.ts'),`).join('\n')}
};

/** The namespaces of a language in which some messages are still English, each with whether most of it is. */
export const UNTRANSLATED: Readonly<Partial<Record<Locale, Readonly<Record<string, boolean>>>>> = ${JSON.stringify(untranslated)};
`;
}

/**
 * The generated sources in `src/messages/` by file name: the type of all messages, and for each language one literal
 * `import()` per file, so that bundlers create one small chunk for each.
 *
 * @param untranslated namespaces in which a message or the whole file has no translation yet
 */
export function messagesSources(
  namespaces: NamespacesByLocale,
  untranslated: UntranslatedByLocale = {},
): ReadonlyMap<string, string> {
  const locales = Object.keys(namespaces);
  const all = namespaces[DEFAULT_LOCALE] ?? [];
  return new Map([
    ['messages.generated.ts', typesSource(all)],
    ['tables.generated.ts', tablesSource(locales, untranslated)],
    ...locales.map(
      (locale) =>
        [`${locale}.generated.ts`, loadersSource(namespaces[locale] ?? [], locale)] as const,
    ),
  ]);
}
