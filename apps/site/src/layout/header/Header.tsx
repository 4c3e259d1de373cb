import { BRAND } from '@waypage/content';
import { ArrowUpRightIcon, Button, Logo, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../flows/session/use-session.ts';
import { links } from '../../services/links.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Account, Actions, Bar, HomeLink, Inner, NavLinks, Visitor } from './Header.styles.ts';
import { HEADER_LINKS } from './header-links.ts';

/** The bar at the top of every page (specification, section 2, "Header"). */
export function Header() {
  const { t } = useTranslation(['header', 'common']);
  const { isAuthenticated } = useSession();
  return (
    <Bar>
      <Inner>
        <HomeLink to="/">
          <Logo label={BRAND.name} />
          <VisuallyHidden> {t('header:home')}</VisuallyHidden>
        </HomeLink>
        <NavLinks aria-label={t('header:mainNavigation')}>
          <ul role="list">
            <li>
              <a href={links.shop()} target="_blank" rel="noopener">
                {t('header:shop')}
                <ArrowUpRightIcon size={16} />
                <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
              </a>
            </li>
            {HEADER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </NavLinks>
        <Actions>
          <LanguageMenu placement="header" />
          <Visitor data-hidden={isAuthenticated || undefined}>
            <a href={links.signIn()}>{t('header:login')}</a>
            <Button size="sm" render={<a href={links.signUp()} />}>
              <span data-wide>{t('header:startFree')}</span>
              <span data-narrow>
                <span aria-hidden="true">{t('header:startShort')}</span>
                <VisuallyHidden>{t('header:startFree')}</VisuallyHidden>
              </span>
            </Button>
          </Visitor>
          {isAuthenticated && (
            <Account>
              <Button size="sm" variant="outline" render={<a href={links.account()} />}>
                {t('header:myAccount')}
              </Button>
            </Account>
          )}
          <MobileMenu isAuthenticated={isAuthenticated} />
        </Actions>
      </Inner>
    </Bar>
  );
}
