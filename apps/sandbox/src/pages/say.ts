import { tryGetContext } from 'hono/context-storage';
import type { HostEnvironment } from '../hosts/host.ts';
import spanish from './es.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

/** The texts of the pages by the English one. */
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: spanish,
  fr: french,
};

export const LANGUAGES = ['en', ...Object.keys(TRANSLATIONS)];

/** Language of the page: that of `?lang=`, else English. */
export const pageLanguage = (): string => tryGetContext<HostEnvironment>()?.get('language') ?? 'en';

/** Keeps the language of the page in a link to another page of the sandbox. */
export const inPageLanguage = (path: string): string =>
  pageLanguage() === 'en' ? path : `${path}?lang=${pageLanguage()}`;

/** Translates a text of a page; one without a translation stays English. */
export const say = (english: string): string => TRANSLATIONS[pageLanguage()]?.[english] ?? english;
