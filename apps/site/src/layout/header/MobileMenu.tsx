import { Button, MenuIcon, VisuallyHidden, XIcon } from '@waypage/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../services/links.ts';
import { useDismiss } from '../disclosure/use-dismiss.ts';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { Languages, Rows, Root, Sheet, SignIn, Toggle } from './MobileMenu.styles.ts';
import { NavItems } from './NavItems.tsx';

/**
 * The menu of windows under 1024 px: a sheet under the bar that any press outside closes
 * (specification, section 2, "Header"). It opens without scripts too.
 */
export function MobileMenu({ isAuthenticated }: { readonly isAuthenticated: boolean }) {
  const { t } = useTranslation(['header']);
  const root = useRef<HTMLDetailsElement>(null);
  useDismiss(root);
  return (
    <Root ref={root} name="site-menu">
      <Toggle>
        <VisuallyHidden>{t('header:menu')}</VisuallyHidden>
        <MenuIcon size={24} />
        <XIcon size={24} />
      </Toggle>
      <Sheet>
        <nav aria-label={t('header:menu')}>
          <Rows role="list">
            <NavItems iconSize={20} />
          </Rows>
          <Languages role="list" aria-label={t('header:language')}>
            <LanguageLinks renderItem={(link, key) => <li key={key}>{link}</li>} />
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
      </Sheet>
    </Root>
  );
}
