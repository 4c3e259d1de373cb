import { camelCase } from '../src/internal/message-keys.ts';
import {
  DEFAULT_LOCALE,
  readLocaleFolders,
  readNamespaces,
  readUntranslated,
  type LocaleSettings,
  type NamespacesByLocale,
  type UntranslatedByLocale,
} from './locale-folders.ts';
import { readLandingPages } from '../desk/landing-pages.ts';
import { PSEUDO_LOCALES } from './pseudo-locales.ts';

const GENERATED_HEAD =
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

/** Source of `src/locales.generated.ts`: one table per setting. */
export function localesSource(locales: ReadonlyMap<string, LocaleSettings>): string {
  const tags = [...locales.keys()];
  const literal = (value: unknown): string => JSON.stringify(value);
  const table = (valueOf: (settings: LocaleSettings, tag: string) => unknown): string =>
    [...locales]
      .map(([tag, settings]) => `  ${literal(tag)}: ${literal(valueOf(settings, tag))},`)
      .join('\n');
  return `${GENERATED_HEAD}import { deepFreeze } from './internal/deep-freeze.ts';

/** The languages of the site, the default one first. */
export const LOCALES = /* @__PURE__ */ Object.freeze(${literal(tags)} as const);

/** A language of the site, by its tag (RFC 5646). */
export type Locale = (typeof LOCALES)[number];

/** The language of unprefixed URLs. */
export const DEFAULT_LOCALE: Locale = ${literal(DEFAULT_LOCALE)};

/** Each language's name in that language: a language menu is read by people who know only theirs. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = /* @__PURE__ */ deepFreeze({
${table(({ name }) => name)}
});

/** In which direction each language is read. */
export const LOCALE_DIRECTIONS: Readonly<Record<Locale, 'ltr' | 'rtl'>> = /* @__PURE__ */ deepFreeze({
${table(({ direction }) => direction)}
});

/** Each language with its region, as Open Graph names it. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = /* @__PURE__ */ deepFreeze({
${table(({ region }, tag) => `${tag.split('-')[0] ?? tag}_${region}`)}
});

/** The languages that have screenshots of the sample pages of their own. */
export const SCREENSHOT_LOCALES: readonly Locale[] = /* @__PURE__ */ Object.freeze(${literal(
    tags.filter((tag) => locales.get(tag)?.hasScreenshots),
  )} as const);

/** How each language writes numbers, amounts of US dollars and times of day. */
export const LOCALE_FORMATS = /* @__PURE__ */ deepFreeze({
${table(({ number, money, time }) => ({ number, money, time }))}
} as const);
`;
}

/** Source of the list of landing pages, from the files in `landing-pages`. */
function landingPagesSource(): string {
  const pages = readLandingPages();
  const rows = pages.map((page) => `  ${JSON.stringify({ ...page, $schema: undefined })},`);
  return `${GENERATED_HEAD}import { deepFreeze } from '../internal/deep-freeze.ts';
import type { LandingPage } from './landing-page.ts';

/** Name of a landing page: the end of its URL, and of the namespace of its messages. */
export type LandingPageName = ${pages.map(({ name }) => JSON.stringify(name)).join(' | ')};

/** The landing pages. */
export const LANDING_PAGES: readonly (LandingPage & { readonly name: LandingPageName })[] =
  /* @__PURE__ */ deepFreeze([
${rows.join('\n')}
]);
`;
}

/**
 * The sources that are generated from the folders of the languages, by their path below `src`.
 *
 * @param options.hasPseudo whether the pseudo-languages are among them (default: false)
 */
export function generatedSources({ hasPseudo = false } = {}): ReadonlyMap<string, string> {
  const namespaces = readNamespaces();
  const pseudo = hasPseudo ? [...PSEUDO_LOCALES] : [];
  const locales = new Map([
    ...readLocaleFolders(),
    ...pseudo.map(([tag, { settings }]) => [tag, settings] as const),
  ]);
  const all = {
    ...namespaces,
    ...Object.fromEntries(pseudo.map(([tag]) => [tag, namespaces['en'] ?? []])),
  };
  return new Map([
    ['locales.generated.ts', localesSource(locales)],
    ['landing-pages/landing-pages.generated.ts', landingPagesSource()],
    ...[...messagesSources(all, readUntranslated(namespaces))].map(
      ([file, source]) => [`messages/${file}`, source] as const,
    ),
  ]);
}
