import { FeatureCard } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Where a cell is wide enough for words beside an object: as from 1280 px, unless the text is enlarged. */
const WIDE = '(min-width: 72rem)';

export const Sheet = styled.div`
  container-type: inline-size;
`;

const unit = (value: number) => `calc(${String(value)} * var(--_unit))`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${vars.space[7]} ${vars.space[10]};
  margin-block-end: ${vars.space[12]};

  & > h2 {
    max-inline-size: 12.5em;
  }

  @media ${media.sm} {
    margin-block-end: 60px;

    & > h2 {
      flex: 1;
      min-inline-size: min(100%, 16rem);
    }
  }
`;

/*
 * Objects stand on the edge of their cell or hang over it. Their codes stay whole: a cell cuts a margin
 * or a foot, never a code. Sizes are in units of the sheet as it was drawn, 1440 px wide; `--_stand` is
 * how high an object reaches up, and texts end above that, but beside an object in a wide cell.
 */
export const Cell = styled(FeatureCard)`
  --_unit: 0.76px;
  padding-block-end: calc(var(--_stand) * var(--_unit) + ${vars.space[4]});

  &[data-object='sticker'] {
    --_stand: 245;
  }
  &[data-object='event-badge'] {
    --_stand: 245;
  }
  &[data-object='bottle'] {
    --_stand: 274;
  }
  &[data-object='cassette'] {
    --_stand: 226;
  }
  &[data-object='table-tent'] {
    --_stand: 215;
  }
  &[data-object='class-poster'] {
    --_stand: 292;
  }

  @media ${media.belowSm} {
    &[data-object='cassette'] {
      --_unit: 0.9px;
    }
    &[data-object='table-tent'] {
      --_stand: 236;
    }
  }
  @media ${media.sm} {
    --_unit: min(0.92px, 100vw / 768 * 0.92);
  }
  @media ${media.lg} {
    --_unit: min(1px, 100vw / 1440);
  }
  @container ${WIDE} {
    &:is([data-object='sticker'], [data-object='event-badge'], [data-object='class-poster']) {
      padding-block-end: ${vars.space[8]};
    }
  }
`;

/* Beside the ribbon of the badge, and in a wide cell beside the badge. */
export const Line = styled.p`
  [data-object='event-badge'] & {
    max-inline-size: calc(100% - 104 * var(--_unit) - 20px);
  }
  @media ${media.belowSm} {
    [data-object='event-badge'] & {
      max-inline-size: calc(100vw - 132px);
    }
  }
  @container ${WIDE} {
    [data-object='event-badge'] & {
      max-inline-size: ${unit(190)};
    }
  }
`;

export const Drawing = styled.div`
  & > img {
    inline-size: 100%;
    block-size: auto;
  }

  [data-object='sticker'] & {
    inline-size: ${unit(278)};
    margin-block-end: ${unit(-32)};
    margin-inline-end: ${unit(4)};
    transform: rotate(8deg);
  }
  [data-object='event-badge'] & {
    inline-size: ${unit(176)};
    transform: rotate(-5deg);
  }
  [data-object='bottle'] & {
    inline-size: ${unit(136)};
    margin-block-end: ${unit(-38)};
    margin-inline-end: ${unit(16)};
  }
  [data-object='cassette'] & {
    inline-size: ${unit(276)};
    margin-block-end: ${unit(44)};
    margin-inline-end: ${unit(-4)};
    transform: rotate(-8deg);
  }
  [data-object='table-tent'] & {
    inline-size: ${unit(249)};
    margin-block-end: ${unit(-62)};

    @media ${media.belowSm} {
      margin-block-end: ${unit(-38)};
    }
  }
  [data-object='class-poster'] & {
    inline-size: ${unit(214)};
    margin-block-end: ${unit(-4)};
    margin-inline-end: ${unit(18)};
    transform: rotate(4deg);
  }
`;

export const Note = styled.p`
  margin-block-start: ${vars.space[5]};
  ${typography.small}
  color: ${vars.color.ink2};

  @media ${media.sm} {
    padding-inline-end: ${vars.space[4]};
    text-align: end;
  }
`;
