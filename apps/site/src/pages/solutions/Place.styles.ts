import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Item = styled.li`
  position: relative;
  container-type: inline-size;
`;

export const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
`;

/*
 * Open at the top, so that the phone may rise. As high as the visible part of a page at any width of the phone: the
 * shelf must not cut through a code.
 */
export const Window = styled.div`
  --_width: min(150px, 100cqi - 12px);
  display: flex;
  align-items: flex-start;
  justify-content: center;
  block-size: calc(1.148 * var(--_width));
  padding-inline: 6px;
  clip-path: inset(-12px 0 0);

  @media ${media.sm} {
    --_width: min(216px, 100cqi - 18px);
    padding-inline: 9px;
  }
  @media not ${media.reducedMotion} {
    & > * {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
  }
`;

export const Board = styled.div`
  block-size: 10px;
  background: ${vars.color.ink};
  transition: background-color ${vars.duration.quick} ${vars.easing.out};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const raised = css`
  & > ${Board} {
    background: ${vars.color.signal};
  }
  @media not ${media.reducedMotion} {
    & > ${Window} > * {
      transform: translateY(-8px);
    }
  }
`;

export const Card = styled(Link)`
  display: block;
  block-size: 100%;
  text-decoration: none;
  ${mixins.focusRing}

  & > h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 16px 6px 0;
    overflow-wrap: anywhere;
    ${typography.h3}
    font-size: 1.125rem;
  }
  & > h3 > svg {
    flex: none;
  }
  & > p {
    padding: 6px 6px 0;
    font-size: 1rem;
    line-height: 1.4;
    color: ${vars.color.ink2};
  }
  @media ${media.sm} {
    & > h3 {
      padding-inline: 9px 24px;
      font-size: 1.3125rem;
    }
    & > p {
      padding-inline: 9px 20px;
    }
  }

  &:focus-visible {
    ${raised}
  }
  @media ${media.hover} {
    &:hover {
      ${raised}
    }
  }
`;
