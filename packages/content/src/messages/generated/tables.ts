// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type { Locale } from '../../locales.ts';
import type { MessageLoaders, PartialMessageLoaders } from '../../register-locale.ts';

export const ENGLISH: () => Promise<{ LOADERS: MessageLoaders }> = () => import('./en.ts');

export const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: PartialMessageLoaders }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
};

/** The namespaces of a language in which some texts are still English, each with whether most of it is. */
// prettier-ignore
export const UNTRANSLATED: Readonly<Partial<Record<Locale, Readonly<Record<string, boolean>>>>> = {};
