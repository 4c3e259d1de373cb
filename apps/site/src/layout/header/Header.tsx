import { BRAND } from '@waypage/content';
import { TEMPLATES_MENU, TOOLS_MENU } from '@waypage/content/menus';
import {
  Button,
  Disclosure,
  DisclosureButton,
  DisclosureGroup,
  DisclosurePanel,
  Logo,
  SiteHeader,
  SkipLink,
  VisuallyHidden,
} from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { useSession } from '#features/session/stored-user.ts';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { useLinks } from '#services/useLinks.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { LanguageMenu } from '#features/language/LanguageMenu.tsx';
import { MAIN_ID } from '../page/element-ids.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { MobileMenu, SECTION_LINKS } from './MobileMenu.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Only one menu is open at a time, including the one in the footer (docs/product.md, section 2, "Header"). */
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

const Bar = styled(SiteHeader)`
  container-type: inline-size;

  /* The scroll padding is for content below the sticky header, not for focus inside it. */
  html:has(&:focus-within) {
    scroll-padding-block-start: 0;
  }

  /* Wraps only with enlarged text or increased spacing. */
  @media ${media.lg} {
    & ul {
      flex-wrap: wrap;
    }
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  /* The same width in the fallback font and the web font, so that the links next to it stay in place. */
  min-inline-size: 165px;
  min-block-size: 44px;
  text-decoration: none;
  ${mixins.focusRing}

  /* Only the mark fits next to a long button label or enlarged text. */
  @container (max-width: 23.49rem) {
    min-inline-size: 0;
    inline-size: 44px;
    overflow: hidden;
    white-space: nowrap;

    /* Moves the text out of the link's visible area. */
    & > span {
      gap: 16px;
    }
  }
`;

const link = `
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  block-size: 72px;
  ${typography.nav}
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 4px;
  }

  @media ${media.hover} {
    &:hover::after {
      background: ${vars.color.signal};
    }
  }

  /* An outline at the height of the header would be cut off by the window. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: 12px -6px;
    outline: 3px solid ${vars.color.focus};
  }
`;

const NavLinks = styled.nav`
  margin-inline-start: 28px;

  & > ul {
    ${mixins.listReset}
    display: flex;
    gap: 28px;
  }

  & > ul > li > a {
    ${link}
  }

  @media ${media.belowXl} {
    margin-inline-start: 0;

    & > ul {
      gap: 16px;
    }
  }

  @media ${media.belowLg} {
    display: none;
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: 20px;

  @media ${media.belowXl} {
    gap: 16px;

    & > details:not(:lang(en)) > summary > svg:first-child {
      display: none;
    }
  }

  @media ${media.belowLg} {
    position: static;
    gap: 8px;

    & > details[data-placement='header'] {
      display: none;
    }
  }
`;

/* A signed-in visitor sees one link instead of these two, in the same space. */
const Visitor = styled.div`
  display: flex;
  align-items: center;
  gap: 22px;

  &[data-hidden] {
    visibility: hidden;
  }

  & > a:first-child {
    ${link}
  }

  & > a:last-child {
    white-space: nowrap;
  }

  @media ${media.xl} {
    /* The same width in both fonts, so that nothing moves when the web font loads. */
    & > a:last-child:lang(fr) {
      min-inline-size: 240px;
    }
  }

  [data-narrow] {
    display: none;
  }

  @media ${media.belowXl} {
    gap: 16px;

    [data-wide]:not(:lang(en)) {
      display: none;
    }

    [data-narrow]:not(:lang(en)) {
      display: inline;
    }
  }

  @media ${media.belowLg} {
    & > a:first-child,
    [data-wide] {
      display: none;
    }

    [data-narrow] {
      display: inline;
    }

    /* Leaves room for the mark at any text size. */
    & > a:last-child {
      font-size: min(1.0625rem, 7vw / ${textZoom});
    }

    & > a:last-child:lang(fr) {
      padding-inline: 12px;
    }
  }
`;

const Account = styled.div`
  position: absolute;
  inset-inline-end: 0;

  @media ${media.belowLg} {
    display: none;
  }
`;
