import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { numberedSquare } from '#components/numbered-square.ts';

/** Height of the code in the design, quiet zone included, in CSS pixels. The leader lines are drawn for it. */
export const SIDE = 470;

/** Heights of the leader lines in a code of {@link SIDE}, in CSS pixels (image "type-detail-desktop"). */
export const LEADERS = {
  corners: { side: 'start', y: 63 },
  spares: { side: 'start', y: 293 },
  edge: { side: 'end', y: 25 },
  module: { side: 'end', y: 209 },
  smallSquare: { side: 'end', y: 352 },
} as const;

const leaders = Object.entries(LEADERS);

const heights = leaders
  .map(([part, { side, y }]) => {
    const below = leaders.map(([, other]) => (other.side === side && other.y > y ? other.y : SIDE));
    return `[data-part='${part}'] { --_y: ${y / SIDE}; --_room: ${Math.min(...below) - y}px; }`;
  })
  .join('\n');

export const Root = styled.div`
  position: relative;
  counter-reset: mark note;
  margin-block-start: clamp(32px, 4.4vw, 64px);
  ${heights}

  @media ${media.lg} {
    display: grid;
    grid-template-columns: 1fr ${SIDE}px 1fr;
  }
`;

/* A print has the light theme's colors in both themes. */
export const Code = styled.div`
  position: relative;
  max-inline-size: ${SIDE}px;
  margin-inline: 38px;
  color: ${vars.stock.onStock};
  background: ${tokens.color.light.sheet};
  forced-color-adjust: none;
  print-color-adjust: exact;

  & > svg {
    inline-size: 100%;
    block-size: auto;
  }
  @media ${media.sm} {
    margin-inline: auto;
  }
  @media ${media.lg} {
    grid-area: 1 / 2;
    align-self: start;
    margin: 0;
  }
`;

export const Mark = styled.span`
  counter-increment: mark;
  position: absolute;
  inset-block-start: calc(var(--_y) * 100% - 15px);
  ${numberedSquare}

  &::before {
    content: counter(mark);
  }
  &[data-side='start'] {
    inset-inline-end: 100%;
  }
  &[data-side='end'] {
    inset-inline-start: 100%;
  }
  @media ${media.lg} {
    display: none;
  }
`;

export const Notes = styled.ol`
  ${mixins.listReset}
  display: grid;
  gap: 20px;
  margin-block-start: 32px;

  @media ${media.belowLg} and ${media.sm} {
    grid-template-columns: 1fr 1fr;
    column-gap: 40px;
  }
  @media ${media.lg} {
    display: block;
    grid-area: 1 / 3;
    margin: 0;
    padding-block-start: ${String(Math.min(...leaders.map(([, { side, y }]) => (side === 'end' ? y : SIDE))) - 1)}px;
  }
`;

export const Note = styled.li`
  counter-increment: note;
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: 4px 14px;

  & > h3 {
    ${typography.question}
    line-height: 1.25;
  }
  & > p {
    grid-column: 2;
    font-size: 1rem;
    line-height: 1.45;
    color: ${vars.color.ink2};
  }

  @media ${media.belowLg} {
    &::before {
      content: counter(note);
      ${numberedSquare}
    }
  }
  @media ${media.lg} {
    padding-block-start: 10px;
    border-block-start: 2px solid ${vars.color.line};
    grid-template-columns: 1fr;

    & > p {
      grid-column: 1;
      font-size: min(1rem, 2.2vw / ${textZoom});
    }
    &[data-side='start'] {
      position: absolute;
      inset-block-start: calc(var(--_y) * ${SIDE}px - 1px);
      inset-inline-start: 0;
      inline-size: calc((100% - ${SIDE}px) / 2);
      padding-inline-end: 24px;
    }
    /* Stacked, so that enlarged text moves the next note instead of overlapping it. */
    &[data-side='end'] {
      min-block-size: var(--_room);
      padding-inline-start: 24px;
    }
  }
`;
