import { ChevronDownIcon } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import type { StubView } from './finder-view.ts';

export const ANSWER_ID = 'plan-answer';

/** The answer in one line at the bottom of a narrow viewport, linking to its stub while that is below the fold. */
export function AnswerLine({ view: { title, price } }: { readonly view: StubView }) {
  return (
    <Line href={`#${ANSWER_ID}`}>
      <strong>{title}</strong>{' '}
      {price && (
        <span>
          {price.text} {price.period}
        </span>
      )}
      <ChevronDownIcon size={20} />
    </Line>
  );
}

const Line = styled.a`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  gap: 4px 12px;
  align-items: center;
  min-block-size: 60px;
  padding: 8px ${vars.space.gutter};
  ${typography.control}
  color: ${vars.color.onSolid};
  background: ${vars.color.solid};
  text-decoration: none;

  & > span {
    ${typography.small}
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
  }

  &:focus-visible {
    outline: 3px solid ${vars.color.onSolid};
    outline-offset: -6px;
  }

  @media ${media.lg}, print {
    display: none;
  }
`;
