import { BRAND } from '@waypage/content';
import { Button, Logo, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../flows/session/use-session.ts';
import { links } from '../../services/links.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Account, Actions, Bar, HomeLink, Inner, NavLinks, Visitor } from './Header.styles.ts';
import { NavItems } from './NavItems.tsx';

/** The bar at the top of every page (specification, section 2, "Header"). */
export function Header() {
  const { t } = useTranslation(['header']);
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
            <NavItems iconSize={16} />
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
