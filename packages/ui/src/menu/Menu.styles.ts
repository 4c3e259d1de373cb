'use client';
import { Menu } from '@base-ui/react/menu';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { vars } from '../theme/index.js';

export const Positioner = styled(Menu.Positioner)`
  @layer waypage {
    ${fragments.positioner}
  }
`;

export const Popup = styled(Menu.Popup)`
  @layer waypage {
    ${fragments.popupList}
    min-inline-size: min(max(176px, var(--anchor-width)), var(--available-width));
    max-inline-size: var(--available-width);
    max-block-size: var(--available-height);
  }
`;

const item = `
  gap: 10px;
  padding-inline: ${vars.space[5]} ${vars.space[7]};
  color: inherit;
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${vars.color.ink3};
  }
  &[data-highlighted] {
    background: ${vars.color.paper};
    outline: 0;
  }
  ${fragments.focusRingInside}
  @media (forced-colors: active) {
    &[data-highlighted] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  ${fragments.listRow}
`;

export const Action = styled(Menu.Item)`
  @layer waypage {
    ${item}
  }
`;

export const Link = styled(Menu.LinkItem)`
  @layer waypage {
    ${item}
  }
`;

export const Rule = styled(Menu.Separator)`
  @layer waypage {
    block-size: 0;
    margin-block: ${vars.space[3]};
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
`;
