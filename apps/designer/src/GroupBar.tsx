import { media, mixins, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { messages } from './messages.ts';

export const OPTION_GROUPS = ['content', 'shape', 'color', 'logo', 'frame'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** The groups of the rail, and `print`, a tab of its own in narrow windows. */
const GROUPS = [...OPTION_GROUPS, 'print'] as const;
export type GroupName = (typeof GROUPS)[number];

interface GroupBarProps {
  readonly group: GroupName;
  readonly onChoose: (group: GroupName) => void;
}

export function GroupBar({ group, onChoose }: GroupBarProps) {
  return (
    <Root role="group" aria-label={messages.groups.label} data-group={group}>
      {GROUPS.map((name) => (
        <Item
          key={name}
          type="button"
          data-name={name}
          aria-current={name === group ? 'true' : undefined}
          onClick={() => onChoose(name)}
        >
          <Icon name={name} size={22} />
          {messages.groups[name]}
        </Item>
      ))}
    </Root>
  );
}

const Item = styled.button`
  ${mixins.buttonReset}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 9px;
  inline-size: 100%;
  min-block-size: 76px;
  font-size: 0.875rem;
  line-height: 1;
  color: ${vars.color.ink2};
  ${mixins.focusRing}

  &:focus-visible {
    outline-offset: -4px;
  }
  @media ${media.hover} {
    &:hover {
      color: ${vars.color.ink};
    }
  }
  &[aria-current] {
    border-bottom-right-radius: ${vars.radius.roundS};
    font-weight: 650;
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }
  &[aria-current]:focus-visible {
    outline-color: ${vars.color.onSolid};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

const Root = styled.div`
  grid-area: groups;
  border-inline-end: 1px solid ${vars.color.lineSoft};
  overflow-y: auto;

  @media ${media.lg} {
    & > [data-name='print'] {
      display: none;
    }
  }
  @media ${media.belowLg} {
    display: flex;
    border: 0;
    border-block-start: 1px solid ${vars.color.lineSoft};
    overflow: visible;

    & > ${Item} {
      flex: 1 1 0;
      min-inline-size: 0;
      min-block-size: 72px;
      font-size: min(0.875rem, 4.5vw);
    }
    & > [data-name='frame'] {
      display: none;
    }
    &[data-group='frame'] > [data-name='content'] {
      box-shadow: inset 0 3px ${vars.color.ink};
      color: ${vars.color.ink};
    }
  }
`;
