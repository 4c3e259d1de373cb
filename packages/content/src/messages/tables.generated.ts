// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type { Locale } from '../locales.ts';
import type { MessageLoaders, PartialMessageLoaders } from '../register-locale.ts';

export const ENGLISH: () => Promise<{ LOADERS: MessageLoaders }> = () => import('./en.generated.ts');

export const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: PartialMessageLoaders }>>> = {
  en: () => import('./en.generated.ts'),
  es: () => import('./es.generated.ts'),
  fr: () => import('./fr.generated.ts'),
};

/** The namespaces of a language in which some messages are still English, each with whether most of it is. */
export const UNTRANSLATED: Readonly<Partial<Record<Locale, Readonly<Record<string, boolean>>>>> = {};
