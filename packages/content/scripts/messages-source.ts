import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/locales.ts';

/** The namespaces of each language that has files, in alphabetical order. */
export type NamespacesByLocale = Readonly<Record<Locale, readonly string[]>>;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const property = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/**
 * The source of `src/messages/generated.ts`: the type of all texts and one import per file, written
 * out, so that bundlers make one small chunk of each.
 *
 * A namespace that a language does not have yet is loaded in English; that it is missing is a finding
 * of the check.
 */
export function messagesSource(namespaces: NamespacesByLocale): string {
  const all = namespaces[DEFAULT_LOCALE];
  const loaders = LOCALES.map((locale) => {
    const lines = all.map((name) => {
      const folder = namespaces[locale].includes(name) ? locale : DEFAULT_LOCALE;
      return `    ${property(name)}: () => import('../../locales/${folder}/${name}.json'),`;
    });
    return `  ${locale}: {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type { Locale } from '../locales.ts';
${all.map((name) => `import type ${camelCase(name)} from '../../locales/${DEFAULT_LOCALE}/${name}.json';`).join('\n')}

/**
 * All texts by namespace, as the English files have them: the source of typed message keys. A
 * namespace is a section, a flow or a screen.
 */
export interface Messages {
${all.map((name) => `  ${property(name)}: typeof ${camelCase(name)};`).join('\n')}
}

type Loaders = {
  readonly [Namespace in keyof Messages]: () => Promise<{ default: Messages[Namespace] }>;
};

/** What loads each file. */
export const LOADERS: Readonly<Record<Locale, Loaders>> = {
${loaders.join('\n')}
};
`;
}
