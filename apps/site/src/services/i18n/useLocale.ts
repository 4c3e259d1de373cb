import type { Locale } from '@waypage/content';
import { useTranslation } from '#services/i18n/useTranslation.ts';

/** Returns the language of a page, for components without messages of their own. */
export const useLocale = (): Locale => useTranslation([]).locale;
