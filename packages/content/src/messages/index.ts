import type { Locale } from '../locales';
import type claim from '../../locales/en/claim.json';
import type common from '../../locales/en/common.json';
import type error from '../../locales/en/error.json';
import type footer from '../../locales/en/footer.json';
import type header from '../../locales/en/header.json';
import type hero from '../../locales/en/hero.json';
import type home from '../../locales/en/home.json';
import type notFound from '../../locales/en/not-found.json';
import type samplePages from '../../locales/en/sample-pages.json';

/**
 * All texts by namespace, as the English files have them: the source of typed message keys. A
 * namespace is a section, a flow or a screen.
 */
export interface Messages {
  claim: typeof claim;
  common: typeof common;
  error: typeof error;
  footer: typeof footer;
  header: typeof header;
  hero: typeof hero;
  home: typeof home;
  'not-found': typeof notFound;
  'sample-pages': typeof samplePages;
}

/** A namespace of texts. */
export type MessageNamespace = keyof Messages;

type Loaders = {
  readonly [Namespace in MessageNamespace]: () => Promise<{ default: Messages[Namespace] }>;
};

// One import per file, written out, so that bundlers make one small chunk of each.
const LOADERS: Readonly<Record<Locale, Loaders>> = {
  en: {
    claim: () => import('../../locales/en/claim.json'),
    common: () => import('../../locales/en/common.json'),
    error: () => import('../../locales/en/error.json'),
    footer: () => import('../../locales/en/footer.json'),
    header: () => import('../../locales/en/header.json'),
    hero: () => import('../../locales/en/hero.json'),
    home: () => import('../../locales/en/home.json'),
    'not-found': () => import('../../locales/en/not-found.json'),
    'sample-pages': () => import('../../locales/en/sample-pages.json'),
  },
  es: {
    claim: () => import('../../locales/es/claim.json'),
    common: () => import('../../locales/es/common.json'),
    error: () => import('../../locales/es/error.json'),
    footer: () => import('../../locales/es/footer.json'),
    header: () => import('../../locales/es/header.json'),
    hero: () => import('../../locales/es/hero.json'),
    home: () => import('../../locales/es/home.json'),
    'not-found': () => import('../../locales/es/not-found.json'),
    'sample-pages': () => import('../../locales/es/sample-pages.json'),
  },
  fr: {
    claim: () => import('../../locales/fr/claim.json'),
    common: () => import('../../locales/fr/common.json'),
    error: () => import('../../locales/fr/error.json'),
    footer: () => import('../../locales/fr/footer.json'),
    header: () => import('../../locales/fr/header.json'),
    hero: () => import('../../locales/fr/hero.json'),
    home: () => import('../../locales/fr/home.json'),
    'not-found': () => import('../../locales/fr/not-found.json'),
    'sample-pages': () => import('../../locales/fr/sample-pages.json'),
  },
};

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
