import { DisclosurePanel } from '@waypage/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '#features/back-closes/useBackCloses.ts';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';
import { Root, Toggle } from './MobileMenu.styles.ts';

/**
 * The menu for windows under 1024 px: a sheet below the header, closed by a click outside (docs/product.md, section 2,
 * "Header") or the back button. It opens without scripts too.
 */
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
      <DisclosurePanel variant="sheet">
        <MobileMenuPanel />
      </DisclosurePanel>
    </Root>
  );
}
