import {
  ArrowUpRightIcon,
  Button,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  MenuFold,
  MenuRow,
  MenuRows,
  SegmentedLinks,
} from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { useBackCloses } from '#features/back-closes/useBackCloses.ts';
import { type Menu, TEMPLATES_MENU, TOOLS_MENU } from '@waypage/content/menus';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { useLanguageLinks } from '#features/language/LanguageMenu.tsx';
import { useVisibleMenu } from '#features/menus/useVisibleMenu.ts';
import { useSession } from '#features/session/stored-user.ts';
import { useLinks } from '#services/useLinks.ts';
import { MenuLinks } from './MenuLinks.tsx';

/** The menu for windows under 1024 px. It opens without scripts too (docs/product.md, section 2, "Header"). */
export function MobileMenu() {
  const { t } = useTranslation(['header']);
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => {
    if (root.current) root.current.open = false;
  });
  return (
    <Root ref={root} onOpenChange={setOpen}>
      <Toggle variant="menu">
        <span data-shown="closed">{t('header:menu')}</span>
        <span data-shown="open">{t('header:closeMenu')}</span>
      </Toggle>
      <DisclosurePanel variant="sheet" data-deferred="searchable">
        <MobileMenuPanel />
      </DisclosurePanel>
    </Root>
  );
}

function MobileMenuPanel() {
  const { t } = useTranslation(['header', 'menus']);
  const { isAuthenticated } = useSession();
  const languages = useLanguageLinks();
  const links = useLinks();
  return (
    <nav aria-label={t('header:menu')}>
      <MenuRows>
        <Fold menu={TOOLS_MENU} />
        <Fold menu={TEMPLATES_MENU} />
        <MenuRow
          href={links.shop()}
          target="_blank"
          rel="noopener"
          iconEnd={<ArrowUpRightIcon size={20} />}
        >
          {t('header:shop')}
          <NewTabNote />
        </MenuRow>
        {SECTION_LINKS.map(({ to, label }) => (
          <MenuRow key={to} render={<SiteLink to={to} />}>
            {t(label)}
          </MenuRow>
        ))}
      </MenuRows>
      <Languages>
        <SegmentedLinks label={t('header:language')}>{languages}</SegmentedLinks>
      </Languages>
      <SignIn>
        {isAuthenticated ? (
          <Button fullWidth variant="outline" render={<a href={links.account()} />}>
            {t('header:myAccount')}
          </Button>
        ) : (
          <>
            <Button fullWidth variant="outline" render={<a href={links.signIn()} />}>
              {t('header:login')}
            </Button>
            <Button fullWidth render={<a href={links.signUp()} />}>
              {t('header:startFree')}
            </Button>
          </>
        )}
      </SignIn>
    </nav>
  );
}

function Fold({ menu }: { readonly menu: Menu }) {
  const { t } = useTranslation(['menus']);
  const { name, groups, base } = useVisibleMenu(menu);
  return (
    <MenuFold label={t(name)}>
      {groups.map((group) => (
        <MenuLinks key={group.id} group={group} />
      ))}
      {base && <MenuLinks group={base} />}
    </MenuFold>
  );
}

const Root = styled(Disclosure)`
  @media ${media.lg} {
    display: none;
  }
`;

const Toggle = styled(DisclosureButton)`
  margin-inline-end: -10px;

  [open] > & [data-shown='closed'],
  :not([open]) > & [data-shown='open'] {
    display: none;
  }
`;

const Languages = styled.div`
  margin-block: 20px 22px;
`;

const SignIn = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  & > a {
    flex: 1 1 calc(50% - 5px);
    min-inline-size: fit-content;
  }
`;

export const SECTION_LINKS = [
  { to: '/s/pricing', label: 'header:pricing' },
  { to: '/s/contact', label: 'header:contact' },
] as const;
