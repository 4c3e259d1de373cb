import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';

/** Keeps the form's space after a delivery, so that nothing around it moves. */
export const Place = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

/** Centered in the form's space, or as near to the center as the window allows. */
export const Delivered = styled.div`
  position: sticky;
  inset-block: calc(var(--header-height, ${vars.layout.header}) + 24px) 160px;
  align-self: center;
  display: grid;
  gap: 20px;
  justify-items: start;
  overflow-wrap: anywhere;

  & > p {
    color: ${vars.color.ink2};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 28px;

  &[inert] {
    visibility: hidden;
  }

  &[aria-busy='true'] :is(input, textarea) {
    color: ${vars.color.ink3};
    cursor: progress;
  }

  ${hiddenWithoutScripts}
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 22px;

  & > p {
    flex: 1 1 12em;
  }

  @media ${media.belowSm} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export const Note = styled.p`
  ${typography.small}
  color: ${vars.color.ink3};
`;

export const Failure = styled.p`
  ${typography.small}
  color: ${vars.color.signalText};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
