import { CheckIcon, ChevronDownIcon, TriangleAlertIcon, XIcon } from '@waypage/ui/icons';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { useId, useState } from 'react';
import { summariseChecks, type Check, type CheckState } from '../checks/checks.ts';
import { messages } from '../messages.ts';
import { Detail, Fold, Item, List, Mark, Root, Summary, Title, Words } from './Checks.styles.ts';

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
      <Title>{summariseChecks(checks)}</Title>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {worst && <StateMark state={worst.state} />}
        <strong>{worst?.title ?? summariseChecks(checks)}</strong>
        <Summary>{summary}</Summary>
        <ChevronDownIcon size={18} />
      </Fold>
      <List id={listId} role="list">
        {checks.map(({ id, state, title: what, detail }) => (
          <Item key={id}>
            <StateMark state={state} />
            <Words>
              {what}
              <Detail>{detail}</Detail>
            </Words>
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
      <VisuallyHidden>{messages.checks.state(state)} </VisuallyHidden>
    </Mark>
  );
}
