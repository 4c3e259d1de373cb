import type { Locale } from '@waypage/content';
import { useTranslation } from '#services/i18n/useTranslation.ts';

/** Returns the language of the page, for components that need it without messages, or before they know which. */
export const useLocale = (): Locale => useTranslation([]).locale;
