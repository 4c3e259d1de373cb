import { LOCALE_NAMES } from '@waypage/content';
import { ChevronDownIcon, GlobeIcon, VisuallyHidden } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLocale } from '../../i18n/use-locale.ts';
import { useDismiss } from '../disclosure/use-dismiss.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The menu that leads to the same page in another language. It opens without scripts too. */
export function LanguageMenu({ placement }: { readonly placement: 'header' | 'footer' }) {
  const { t } = useTranslation(['header']);
  const locale = useLocale();
  const root = useRef<HTMLDetailsElement>(null);
  useDismiss(root);
  return (
    <Root ref={root} name="site-menu" data-placement={placement}>
      <Toggle>
        <GlobeIcon size={18} />
        <VisuallyHidden>{t('header:language')}: </VisuallyHidden>
        {LOCALE_NAMES[locale]}
        <ChevronDownIcon size={16} />
      </Toggle>
      <List role="list">
        <LanguageLinks renderItem={(link, key) => <li key={key}>{link}</li>} />
      </List>
    </Root>
  );
}

const Root = styled.details`
  position: relative;
`;

const Toggle = styled.summary`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  min-block-size: 44px;
  ${typography.nav}
  color: inherit;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & > svg:last-child {
    rotate: 180deg;
  }

  [data-placement='footer'] > & {
    font-weight: 400;
  }

  ${mixins.focusRing}
`;

const List = styled.ul`
  ${mixins.listReset}
  position: absolute;
  z-index: 1;
  inset-inline-end: 0;
  inset-block-start: calc(100% + 4px);
  min-inline-size: 168px;
  padding-block: 8px;
  border: 1px solid ${vars.color.line};
  border-end-end-radius: ${vars.radius.turnS};
  background: ${vars.color.sheet};
  box-shadow: ${vars.shadow.menu};

  [data-placement='footer'] > & {
    inset-block: auto calc(100% + 4px);
  }

  @media ${media.belowMd} {
    [data-placement='footer'] > & {
      inset-inline: 0 auto;
    }
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 36px 20px;
    color: ${vars.color.ink};
    ${typography.nav}
    text-decoration: none;
  }

  a:hover {
    background: ${vars.color.paper};
  }

  a:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }

  /* The current one has the square of the code: three corners and a turn. */
  a[aria-current]::before {
    content: '';
    position: absolute;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-start: -20px;
    border: 5px solid ${vars.color.signal};
    border-end-end-radius: 4px;
  }
`;
