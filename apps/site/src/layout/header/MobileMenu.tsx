import { DisclosurePanel } from '@waypage/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '#features/back-closes/useBackCloses.ts';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';
import { Root, Toggle } from './MobileMenu.styles.ts';

/**
 * The menu of windows under 1024 px: a sheet under the bar that any click outside closes
 * (docs/product.md, section 2, "Header"), and the way back. It opens without scripts too.
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
