import { TEMPLATES_MENU, TOOLS_MENU, type Menu } from '@waypage/content/menus';
import { ArrowUpRightIcon, Button, MenuFold, MenuRow, MenuRows, SegmentedLinks } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { useLanguageLinks } from '#features/language/useLanguageLinks.tsx';
import { useVisibleMenu } from '#features/menus/useVisibleMenu.ts';
import { useSession } from '#features/session/useSession.ts';
import { useLinks } from '#services/useLinks.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { SECTION_LINKS } from './section-links.ts';

export function MobileMenuPanel() {
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
