import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';

export const Picker = styled.fieldset`
  margin-block-end: clamp(32px, 4vw, 56px);

  & > legend {
    ${mixins.visuallyHidden}
  }
  ${hiddenWithoutScripts}
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 24px;

  @media ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

export const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  cursor: pointer;

  & > input {
    ${mixins.inputOverLabel}
    z-index: 1;
  }

  @media ${media.belowMd} {
    &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Image = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  block-size: clamp(120px, 17vw, 232px);
  padding-inline: 8px;
  border-block-end: 10px solid ${vars.color.line};
  transition: border-color ${vars.duration.quick} ${vars.easing.out};
  forced-color-adjust: none;

  & > svg {
    flex: none;
    inline-size: auto;
    block-size: 92%;
    filter: ${vars.shadow.paper};
  }

  :checked + & {
    border-color: ${vars.color.signal};
  }
  @media not ${media.reducedMotion} {
    & > svg {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      :hover > & > svg {
        transform: translateY(-4px);
      }
    }
  }
`;

export const Words = styled.span`
  display: grid;
  gap: 4px;
  padding: 14px 12px 6px 0;
  hyphens: auto;
  overflow-wrap: anywhere;

  & > strong {
    ${typography.h3}
    font-size: 1.25rem;
  }
  & > span {
    ${typography.small}
    color: ${vars.color.ink2};
  }

  :focus-visible ~ & {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  :checked ~ & > strong {
    text-decoration: underline;
    text-decoration-color: ${vars.color.signal};
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
`;
