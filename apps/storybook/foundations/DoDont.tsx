import { Button } from '@waypage/ui/button';
import { Field } from '@waypage/ui/field';
import { Stack } from '@waypage/ui/layout';
import { Notice } from '@waypage/ui/notice';
import { Text } from '@waypage/ui/text';
import { vars } from '@waypage/ui/theme';
import type { ReactNode } from 'react';
import * as css from './foundations.styles.ts';

interface Pair {
  readonly rule: string;
  readonly right: ReactNode;
  readonly wrong: ReactNode;
  readonly because: string;
}

/** A notice that stays open. */
const notice = (message: string) => (
  <Notice
    severity="success"
    message={message}
    closeLabel="Close"
    autoCloseMs={0}
    onClose={() => undefined}
  />
);

const pairs: readonly Pair[] = [
  {
    rule: 'one primary action in a group',
    because: 'two actions ask for the same attention.',
    right: (
      <Stack direction="row" gap={3}>
        <Button size="s">Order</Button>
        <Button size="s" variant="ghost">
          Cancel
        </Button>
      </Stack>
    ),
    wrong: (
      <Stack direction="row" gap={3}>
        <Button size="s">Order</Button>
        <Button size="s">Cancel</Button>
      </Stack>
    ),
  },
  {
    rule: 'a verb and its object on a button',
    because: 'read alone it says nothing.',
    right: <Button size="s">Claim the path</Button>,
    wrong: <Button size="s">OK</Button>,
  },
  {
    rule: 'an error that says how to correct it',
    because: 'the visitor has to guess.',
    right: <Field label="Email" defaultValue="mara@" error="Write the part after the @." />,
    wrong: <Field label="Email" defaultValue="mara@" error="Invalid value." />,
  },
  {
    rule: 'a notice that names what happened',
    because: 'nobody learns what has happened.',
    right: notice('The labels are on their way.'),
    wrong: notice('Success!'),
  },
  {
    rule: 'signal for one thing',
    because: 'where everything is loud, nothing is.',
    right: <Text tone="ink2">Scans this week: 947</Text>,
    wrong: (
      <span style={{ padding: 12, color: vars.color.onSignal, background: vars.color.signal }}>
        Scans this week: 947
      </span>
    ),
  },
];

export function DoDont() {
  return pairs.map(({ rule, because, right, wrong }) => (
    <css.Pair key={rule}>
      <div>
        <css.Image>{right}</css.Image>
        <css.Label>Do: {rule}</css.Label>
      </div>
      <div>
        <css.Image data-wrong="">{wrong}</css.Image>
        <css.Label>Don&apos;t: {because}</css.Label>
      </div>
    </css.Pair>
  ));
}
