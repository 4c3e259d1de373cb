import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '../../components/without-scripts/hidden-without-scripts.ts';

export const Form = styled.form`
  display: grid;
  gap: 28px;

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
