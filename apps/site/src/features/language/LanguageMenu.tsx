import { LOCALE_NAMES, LOCALES } from '@waypage/content';
import {
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  GlobeIcon,
  VisuallyHidden,
} from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import type { ReactElement } from 'react';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { usePageUrl } from '#services/page-url.ts';

interface Props {
  /** The list opens below the button in the header, and above it in the footer. */
  readonly placement: 'header' | 'footer';
}

/** Menu of links to the same page in other languages. Opens without scripts too. */
export function LanguageMenu({ placement }: Props) {
  const { t, locale } = useTranslation(['common', 'header']);
  const languages = useLanguageLinks();
  return (
    <Disclosure data-placement={placement}>
      <DisclosureButton>
        <GlobeIcon size={18} />
        <VisuallyHidden>{`${t('common:label', { label: t('header:language') })} `}</VisuallyHidden>
        {LOCALE_NAMES[locale]}
      </DisclosureButton>
      <DisclosurePanel side={placement === 'header' ? 'bottom' : 'top'}>
        <ul role="list">
          {languages.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Plain links: they open a document, and the inline script stores the choice even before hydration. */
export function useLanguageLinks(): readonly ReactElement[] {
  const current = useLocale();
  const url = usePageUrl();
  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={localizedPath(url, locale)}
      lang={locale}
      dir="auto"
      hrefLang={locale}
      data-locale={locale}
      aria-current={locale === current ? 'true' : undefined}
    >
      {LOCALE_NAMES[locale]}
    </a>
  ));
}
