'use client';
import { keyframes, styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';
import { Fold } from './MenuRows.styles.js';

export const Items = styled.ul`
  @layer waypage {
    ${mixins.listReset}
  }
`;

export const GroupTitle = styled.p`
  @layer waypage {
    margin: 0;
    ${typography.label}
    font-size: 1.1875rem;
    color: ${vars.color.ink3};
  }
`;

export const Group = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[4]};
    break-inside: avoid;

    ${Fold} & {
      gap: ${vars.space[2]};
    }
    ${Fold} & + & {
      margin-block-start: ${vars.space[4]};
    }
    ${Fold} & > ${GroupTitle} {
      font-size: 1.0625rem;
    }
  }
`;

export const Columns = styled.div`
  @layer waypage {
    column-gap: ${vars.space[10]};

    &:has(> :nth-child(2)) {
      columns: 2;
    }
    & > ${Group} {
      padding-block-end: ${vars.space[7]};
    }
  }
`;

export const Base = styled.div`
  @layer waypage {
    padding-block-start: ${vars.space[7]};
    border-block-start: 1px solid ${vars.color.lineSoft};

    & > ${Group} {
      gap: ${vars.space[2]};
    }
    & ${Items} {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${vars.space[7]};
    }
  }
`;

export const Body = styled.div`
  @layer waypage {
    padding-block: 34px ${vars.space[7]};
  }
`;

/*
 * Starts at the edge of the page's content. The preview takes the width of its image and the rest of the window next to
 * the content.
 */
export const Root = styled.div`
  @layer waypage {
    box-sizing: border-box;
    padding-inline: max(${vars.space.gutter}, (100% - 1328px) / 2);
    background: ${vars.color.sheet};
    color: ${vars.color.ink};

    @media ${media.xl} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) calc(404px + max(${vars.space.gutter}, 100% - 1328px));
      padding-inline-end: 0;

      & > ${Body} {
        padding-inline-end: ${vars.space.gutter};
      }
    }
  }
`;

export const ItemText = styled.span`
  @layer waypage {
    display: grid;
    gap: 5px;
    min-inline-size: 0;
  }
`;

export const Label = styled.span`
  @layer waypage {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    ${typography.control}
    line-height: 1.1;
  }
`;

export const Description = styled.span`
  @layer waypage {
    ${typography.small}
    font-size: 0.90625rem;
    line-height: 1.25;
    color: ${vars.color.ink2};
  }
`;

export const Item = styled.a`
  @layer waypage {
    position: relative;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: ${vars.space[5]};
    min-block-size: 64px;
    margin-inline-start: -14px;
    padding-block: ${vars.space[3]};
    padding-inline: 14px ${vars.space[4]};
    color: inherit;
    text-decoration: none;
    transition: background-color ${vars.duration.quick} ${vars.easing.out};

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 4px;
    }
    & > svg {
      flex: none;
    }

    ${fragments.focusRingInside}
    &:focus-visible,
    &[aria-current] {
      ${mixins.cornersS}
      background: ${vars.color.paper};
    }
    &:focus-visible::before,
    &[aria-current]::before {
      background: ${vars.color.signal};
    }
    @media ${media.hover} {
      &:hover {
        ${mixins.cornersS}
        background: ${vars.color.paper};
      }
      &:hover::before {
        background: ${vars.color.signal};
      }
    }

    ${Base} & {
      gap: 10px;
      min-block-size: 44px;
    }
    ${Fold} & {
      min-block-size: 44px;
      margin-inline: -14px;
      padding-block: ${vars.space[2]};
    }
    ${Fold} & ${Label} {
      font-weight: ${vars.weight.regular};
    }
    @media (forced-colors: active) {
      &[aria-current]::before,
      &:hover::before {
        background: Highlight;
      }
    }
  }
`;

const land = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

export const Drawing = styled.div`
  @layer waypage {
    position: relative;
    flex: 1;
    min-block-size: 360px;
    overflow: clip;
    animation: ${land} ${vars.duration.base} ${vars.easing.paper};
  }
`;

export const Caption = styled.p`
  @layer waypage {
    /* The rule is as wide as an illustration, which therefore never extends over its ends. */
    margin: 0 16px 0 34px;
    max-inline-size: 410px;
    min-block-size: calc(2lh + 48px);
    padding: ${vars.space[6]} 18px ${vars.space[8]} 0;
    border-block-start: 1px solid ${vars.color.line};
    ${typography.body}
    font-size: 1rem;
    line-height: 1.4;

    & strong {
      font-weight: ${vars.weight.control};
    }
  }
`;

export const Preview = styled.div`
  @layer waypage {
    display: none;
    flex-direction: column;
    background: ${vars.color.mist};

    @media ${media.xl} {
      display: flex;
    }
    @media ${media.reducedMotion} {
      & > ${Drawing} {
        animation: none;
      }
    }
  }
`;
