import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../services/links.ts';
import { ExternalLink } from '../external-link/ExternalLink.tsx';

const SECTION_LINKS = [
  { to: '/s/pricing', label: 'header:pricing' },
  { to: '/s/contact', label: 'header:contact' },
] as const;

/** The links of the header as list items, for the bar and for the menu of small windows. */
export function NavItems({ iconSize }: { readonly iconSize: 16 | 20 }) {
  const { t } = useTranslation(['header']);
  return (
    <>
      <li>
        <ExternalLink href={links.shop()} iconSize={iconSize}>
          {t('header:shop')}
        </ExternalLink>
      </li>
      {SECTION_LINKS.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
    </>
  );
}
