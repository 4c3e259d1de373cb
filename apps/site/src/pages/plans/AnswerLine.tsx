import { ChevronDownIcon } from '@waypage/ui';
import { Line } from './AnswerLine.styles.ts';
import type { StubView } from './finder-view.ts';

/** Id of the stub with the whole answer. */
export const ANSWER_ID = 'plan-answer';

/** The answer in a line at the foot of a narrow window, while its stub is below the window: it leads there. */
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
