import { DisclosurePanel } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';
import { Root, Toggle } from './MobileMenu.styles.ts';

/**
 * The menu of windows under 1024 px: a sheet under the bar that any press outside closes
 * (docs/product.md, section 2, "Header"). It opens without scripts too.
 */
export function MobileMenu() {
  const { t } = useTranslation(['header']);
  return (
    <Root>
      <Toggle variant="menu">
        <span data-shown="closed">{t('header:menu')}</span>
        <span data-shown="open">{t('header:closeMenu')}</span>
      </Toggle>
      <DisclosurePanel variant="sheet">
        <MobileMenuPanel />
      </DisclosurePanel>
    </Root>
  );
}
