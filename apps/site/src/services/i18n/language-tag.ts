import type { Locale } from '@waypage/content';

/** Returns the language tag for `Intl`. English on this site is British. */
export const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
