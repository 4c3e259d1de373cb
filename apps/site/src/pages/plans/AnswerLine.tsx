import { ChevronDownIcon } from '@waypage/ui';
import { Line } from './AnswerLine.styles.ts';
import type { StubView } from './finder-view.ts';

export const ANSWER_ID = 'plan-answer';

/** The answer in one line at the bottom of a narrow viewport, linking to its stub while that is below the fold. */
export function AnswerLine({ view: { title, price } }: { readonly view: StubView }) {
  return (
    <Line href={`#${ANSWER_ID}`}>
      <strong>{title}</strong>{' '}
      {price && (
        <span>
          {price.signFirst ? `${price.sign}${price.amount}` : `${price.amount}\u00A0${price.sign}`}{' '}
          {price.period}
        </span>
      )}
      <ChevronDownIcon size={20} />
    </Line>
  );
}
