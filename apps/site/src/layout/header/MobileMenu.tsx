import { Disclosure, DisclosureButton, DisclosurePanel } from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBackCloses } from '#features/back-closes/useBackCloses.ts';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';

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
      <DisclosurePanel variant="sheet" data-deferred="searchable">
        <MobileMenuPanel />
      </DisclosurePanel>
    </Root>
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
