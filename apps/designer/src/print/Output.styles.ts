import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { EDGE } from '../controls.styles.ts';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 24px;
  justify-content: space-between;

  @media ${media.lg} and ${media.belowXl} {
    display: contents;
  }
  @media ${media.belowLg} {
    grid-area: options;
    justify-content: start;
    padding: 18px 20px;
    overflow-y: auto;

    &:not([data-shown]) {
      display: none;
    }
  }
`;

export const Size = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  align-content: start;
  row-gap: 6px;

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

export const SizeLabel = styled.label`
  padding-block-end: 4px;
  ${typography.label}
  color: ${vars.color.ink2};
`;

export const SizeValue = styled.p`
  ${typography.dimension}
  font-size: 2.125rem;
`;

export const Ticks = styled.span`
  block-size: 6px;
  background:
    repeating-linear-gradient(to right, ${EDGE} 0 1px, transparent 1px 10%) 0 0 / calc(100% - 1px)
      100% no-repeat,
    linear-gradient(${EDGE} 0 0) 100% 0 / 1px 100% no-repeat;
`;

export const Figures = styled.p`
  margin-block-start: 6px;
  font-size: 0.875rem;
  line-height: 1.45;
  color: ${vars.color.ink2};
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

export const Saved = styled.p`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  & > a {
    ${mixins.focusRing}
  }
`;

export const PageLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 44px;
  margin-block-end: 4px;
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;
  ${mixins.focusRing}

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;
