import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { objectsWith } from '#components/printed-object/find-object.ts';

const places = objectsWith('related')
  .map(
    ([{ id }, { tilt, bottom }]) => `
  & > [data-object='${id}'] {
    ${tilt === undefined ? '' : `rotate: ${String(tilt)}deg;`}
    ${bottom === undefined ? '' : `margin-block-end: ${String(bottom)}px;`}
  }`,
  )
  .join('');

export const Row = styled.ul`
  ${mixins.listReset}
  margin: 40px calc(-1 * ${vars.space.gutter}) 0;
  border-block: 1px solid ${vars.color.line};

  @media ${media.sm} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-inline: 0;
    border-inline: 1px solid ${vars.color.line};
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr);
  }
`;

export const Cell = styled.li`
  display: grid;

  @media ${media.belowSm} {
    & + & {
      border-block-start: 1px solid ${vars.color.line};
    }
  }
  @media ${media.sm} {
    & + & {
      border-inline-start: 1px solid ${vars.color.line};
    }
  }
`;

export const Ground = styled(Link)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
  gap: 0 12px;
  block-size: 280px;
  padding: 24px 20px 0;
  color: ${vars.stock.onStock};
  overflow: clip;
  text-decoration: none;
  ${mixins.focusRing}

  &:focus-visible {
    position: relative;
    outline-offset: -3px;
  }
  &[data-surface='mist'] {
    color: ${vars.color.ink};
    background: ${vars.color.mist};
  }
  ${mixins.stockGrounds}

  & > h3 {
    ${typography.h3}
  }
  & > svg {
    margin-block-start: 2px;
  }
  & > img {
    grid-column: 1 / -1;
    place-self: center;
    inline-size: auto;
    max-inline-size: 186px;
    block-size: auto;
    max-block-size: 188px;
    margin-block-end: 24px;
    filter: ${vars.shadow.object};
  }
  & > [data-stands] {
    align-self: end;
    max-block-size: 204px;
    margin-block-end: 0;
  }
  ${places}

  @media not ${media.reducedMotion} {
    & > img {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      &:hover > img {
        transform: translateY(-6px);
      }
    }
  }

  @media ${media.sm} {
    block-size: 360px;
    padding: 26px 16px 0 26px;

    & > img {
      max-inline-size: 94%;
      max-block-size: 230px;
    }
    & > [data-stands] {
      max-block-size: 252px;
    }
  }
  @media ${media.lg} {
    block-size: 400px;
    padding-inline-end: 26px;

    & > img {
      max-inline-size: min(94%, 330px);
      max-block-size: 270px;
    }
    & > [data-stands] {
      max-block-size: 312px;
    }
  }
`;
