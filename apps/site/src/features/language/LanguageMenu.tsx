import { LOCALE_NAMES } from '@waypage/content';
import {
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  GlobeIcon,
  VisuallyHidden,
} from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { useLanguageLinks } from './useLanguageLinks.tsx';

interface Props {
  /** The list opens below the button in the header, and above it in the footer. */
  readonly placement: 'header' | 'footer';
}

/** Menu of links to the same page in other languages. Opens without scripts too. */
export function LanguageMenu({ placement }: Props) {
  const { t } = useTranslation(['common', 'header']);
  const locale = useLocale();
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
