import { BRAND } from '@waypage/content';
import { TEMPLATES_MENU, TOOLS_MENU } from '@waypage/content/menus';
import {
  Button,
  Disclosure,
  DisclosureButton,
  DisclosureGroup,
  DisclosurePanel,
  Logo,
  SkipLink,
  VisuallyHidden,
} from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#features/session/useSession.ts';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { useLinks } from '#services/useLinks.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { LanguageMenu } from '#features/language/LanguageMenu.tsx';
import { Account, Actions, Bar, HomeLink, NavLinks, Visitor } from './Header.styles.ts';
import { MAIN_ID } from '../page/element-ids.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SECTION_LINKS } from './section-links.ts';
import { SiteLink } from '#components/site-link/SiteLink.tsx';

/**
 * Header of every page (docs/product.md, section 2, "Header"). Only one menu is open at a time, including the one in
 * the footer.
 */
export function Header() {
  const { t } = useTranslation(['common', 'header']);
  const { isAuthenticated } = useSession();
  const links = useLinks();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('common:skipToContent')}</SkipLink>
      <DisclosureGroup name="site-menu">
        <Bar
          sticky
          logo={
            <HomeLink to="/">
              <Logo label={BRAND.name} translate="no" />
              <ScreenReaderText>{t('header:home')}</ScreenReaderText>
            </HomeLink>
          }
          actions={
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
              <MobileMenu />
            </Actions>
          }
        >
          <NavLinks aria-label={t('header:mainNavigation')}>
            <ul role="list">
              <NavMenu label={t('header:tools')}>
                <MenuPanel menu={TOOLS_MENU} />
              </NavMenu>
              <NavMenu label={t('header:templates')}>
                <MenuPanel menu={TEMPLATES_MENU} />
              </NavMenu>
              <li>
                <ExternalLink href={links.shop()}>{t('header:shop')}</ExternalLink>
              </li>
              {SECTION_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to}>{t(label)}</SiteLink>
                </li>
              ))}
            </ul>
          </NavLinks>
        </Bar>
      </DisclosureGroup>
    </>
  );
}

function NavMenu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <li>
      <Disclosure>
        <DisclosureButton variant="nav">{label}</DisclosureButton>
        <DisclosurePanel variant="panel" data-deferred="searchable">
          {children}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}
