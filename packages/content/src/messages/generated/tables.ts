// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type { Locale } from '../../locales.ts';
import type { MessageLoaders } from '../../register-locale.ts';

export const TABLES: Readonly<Record<Locale, () => Promise<{ LOADERS: MessageLoaders }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
};
