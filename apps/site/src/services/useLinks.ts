import type { Links } from '@waypage/api-client';
import { useLocale } from './i18n/useLocale.ts';
import { linksIn } from './links.ts';

/** URLs on the other hosts, which name the language of the page. */
export const useLinks = (): Links => linksIn(useLocale());
