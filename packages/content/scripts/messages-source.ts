import { camelCase } from '../src/internal/camel-case.ts';
import { DEFAULT_LOCALE } from './locale-folders.ts';

/** The namespaces of each language that has files, in alphabetical order. */
export type NamespacesByLocale = Readonly<Record<string, readonly string[]>>;

/** The first line of every file that is generated from the folders of the languages. */
export const GENERATED_HEAD =
  '// Written by scripts/build-messages.ts from the files in locales. Do not edit.\n';

const property = (name: string): string => (name.includes('-') ? `'${name}'` : name);

function typesSource(names: readonly string[]): string {
  return `${GENERATED_HEAD}${names.map((name) => `import type ${camelCase(name)} from '../../../locales/${DEFAULT_LOCALE}/${name}.json';`).join('\n')}

/**
 * All texts by namespace, as the English files have them: the source of typed message keys. A
 * namespace is a section, a flow or a screen.
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

/** Where the formatter breaks a line. */
const LINE_WIDTH = 100;

function loaderLine(name: string, locale: string): string {
  const start = `  ${property(name)}: () =>`;
  const load = `import('../../../locales/${locale}/${name}.json'),`;
  const line = `${start} ${load}`;
  return line.length > LINE_WIDTH ? `${start}\n    ${load}` : line;
}

function loadersSource(names: readonly string[], folderOf: (name: string) => string): string {
  return `${GENERATED_HEAD}import type { MessageLoaders } from '../../register-locale.ts';

export const LOADERS: MessageLoaders = {
${names.map((name) => loaderLine(name, folderOf(name))).join('\n')}
};
`;
}

/** One loader of a table for each language: an application carries none of them before it needs a text. */
function tablesSource(locales: readonly string[]): string {
  return `${GENERATED_HEAD}import type { Locale } from '../../locales.ts';
import type { MessageLoaders } from '../../register-locale.ts';

export const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: MessageLoaders }>>> = {
${locales.map((locale) => `  ${property(locale)}: () => import('./${locale}.ts'),`).join('\n')}
};
`;
}

/**
 * The sources in `src/messages/generated/` by file name: the type of all texts, and for each language
 * one import per file, written out, so that bundlers make one small chunk of each.
 *
 * A namespace that a language does not have yet is loaded in English; that it is missing is a finding
 * of the check.
 */
export function messagesSources(namespaces: NamespacesByLocale): ReadonlyMap<string, string> {
  const locales = Object.keys(namespaces);
  const all = namespaces[DEFAULT_LOCALE] ?? [];
  return new Map([
    ['messages.ts', typesSource(all)],
    ['tables.ts', tablesSource(locales)],
    ...locales.map((locale) => {
      const folderOf = (name: string): string =>
        namespaces[locale]?.includes(name) ? locale : DEFAULT_LOCALE;
      return [`${locale}.ts`, loadersSource(all, folderOf)] as const;
    }),
  ]);
}
