import type { Locale } from '@waypage/content';

/** The tag of a language for `Intl`: English is British on this site. */
export const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
