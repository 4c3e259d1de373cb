import { CheckIcon, ChevronDownIcon, TriangleAlertIcon, XIcon } from '@waypage/ui/icons';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { useId, useState } from 'react';
import { summarizeChecks, type Check, type CheckState } from '../checks/checks.ts';
import { fill, messages } from '../messages.ts';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { FIELD } from '../controls.styles.ts';

interface ChecksProps {
  readonly checks: readonly Check[];
  readonly summary: string;
}

export function Checks({ checks, summary }: ChecksProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const worst = findWorst(checks);
  return (
    <Root role="group" aria-label={messages.checks.label} data-open={isOpen ? '' : undefined}>
      <Title>{summarizeChecks(checks)}</Title>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {worst && <StateMark state={worst.state} />}
        <strong>{worst?.title ?? summarizeChecks(checks)}</strong>
        <Summary>{summary}</Summary>
        <ChevronDownIcon size={18} />
      </Fold>
      <List id={listId} role="list">
        {checks.map(({ id, state, title: what, detail }) => (
          <Item key={id}>
            <StateMark state={state} />
            <CheckText>
              {what}
              <Detail>{detail}</Detail>
            </CheckText>
          </Item>
        ))}
      </List>
    </Root>
  );
}

const RANKS: readonly CheckState[] = ['failed', 'warning', 'waiting', 'passed'];

function findWorst(checks: readonly Check[]): Check | undefined {
  return RANKS.flatMap((rank) => checks.filter(({ state }) => state === rank))[0];
}

function StateMark({ state }: { readonly state: CheckState }) {
  return (
    <Mark data-state={state}>
      {state === 'failed' && <XIcon size={18} />}
      {state === 'warning' && <TriangleAlertIcon size={18} />}
      {state === 'passed' && <CheckIcon size={18} />}
      <VisuallyHidden>
        {fill(messages.checks.state, { state: messages.checks.states[state] })}{' '}
      </VisuallyHidden>
    </Mark>
  );
}

const Title = styled.h2`
  ${typography.h3}
  font-size: 1.5rem;
`;

const List = styled.ul`
  ${mixins.listReset}
`;

const Item = styled.li`
  display: flex;
  gap: 14px;
  padding-block: 11px 10px;
  border-block-end: 1px solid ${vars.color.lineSoft};
`;

const Mark = styled.span`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  color: ${vars.color.ok};

  &[data-state='failed'] {
    color: ${vars.color.danger};
  }
  &[data-state='warning'] {
    color: ${vars.color.warn};
  }
`;

const CheckText = styled.div`
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.35;
`;

const Detail = styled.p`
  font-size: 0.9375rem;
  font-weight: 400;
  line-height: 1.4;
  color: ${vars.color.ink2};
`;

const Fold = styled.button`
  ${mixins.buttonReset}
  display: none;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: 55px;
  padding-inline: 20px;
  font-size: 1rem;
  line-height: 1.2;
  ${mixins.focusRing}

  &:focus-visible {
    outline-offset: -4px;
  }
  & > strong {
    font-weight: 650;
  }
  & > svg:last-child {
    flex: none;
    margin-inline-start: auto;
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: scaleY(-1);
  }
  @media ${media.belowLg} {
    display: flex;
  }
`;

const Summary = styled.span`
  min-inline-size: 0;
  font-size: 0.9375rem;
  text-align: start;
  color: ${vars.color.ink2};
`;

const Root = styled.div`
  @media ${media.lg} and ${media.belowXl} {
    & > ${List} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 20px;
    }
    & > ${Title} {
      font-size: 1.25rem;
    }
    & ${Item} {
      gap: 10px;
      padding-block: 7px 6px;
    }
    & ${Detail} {
      font-size: 0.875rem;
    }
    & ${Item}:nth-last-child(-n + 2) {
      border: 0;
    }
  }
  @media ${media.xl} {
    & > ${Title} {
      margin-block-end: 12px;
    }
  }
  @media ${media.belowLg} {
    grid-area: checks;
    background: ${FIELD};
    border-block-end: 1px solid ${vars.color.lineSoft};

    & > ${Title} {
      ${mixins.visuallyHidden}
    }
    & > ${List} {
      padding-inline: 20px;
    }
    & ${Item}:last-child {
      border: 0;
    }
    &:not([data-open]) > ${List} {
      display: none;
    }
  }
`;
