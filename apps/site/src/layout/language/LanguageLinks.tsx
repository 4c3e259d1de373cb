import { LOCALE_NAMES, LOCALES } from '@waypage/content';
import type { ReactNode } from 'react';
import { localizedPath } from '../../i18n/localized-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { usePage } from '../page/use-page.ts';

interface Props {
  /** Places one link in the list. */
  readonly renderItem: (link: ReactNode, key: string) => ReactNode;
}

/**
 * Links to this page in each language (decisions.md, "Language menu"). They are plain links: the
 * document changes, and the boot script stores the choice even before the page is hydrated.
 */
export function LanguageLinks({ renderItem }: Props) {
  const current = useLocale();
  const { address } = usePage();
  return LOCALES.map((locale) =>
    renderItem(
      <a
        href={localizedPath(address, locale)}
        lang={locale}
        hrefLang={locale}
        data-locale={locale}
        aria-current={locale === current ? 'true' : undefined}
      >
        {LOCALE_NAMES[locale]}
      </a>,
      locale,
    ),
  );
}
