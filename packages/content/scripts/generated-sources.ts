import { readLandingPages } from '../desk/landing-pages.ts';
import { DEFAULT_LOCALE, readLocaleFolders, type LocaleSettings } from './locale-folders.ts';
import { GENERATED_HEAD, messagesSources } from './messages-source.ts';
import { readNamespaces, readUntranslated } from './namespaces.ts';
import { PSEUDO_LOCALES } from './pseudo-locales.ts';

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
