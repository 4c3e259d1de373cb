import type { Sheet } from '@waypage/codes/print';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { SheetDrawing } from './SheetDrawing.tsx';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface Props {
  readonly sheet: Sheet;
  readonly strip: Sheet;
  readonly onPrintStrip: () => void;
}

/** In millimeters of paper. */
const RULER = 13;
/** Distances between ticks and between figures, in millimeters. */
const [TICK, FIGURE] = [10, 50];

export function SheetBoard({ sheet, strip, onPrintStrip }: Props) {
  const { t } = useTranslation(['print-kit']);
  const { width, height, groups, guides } = sheet;
  return (
    <Board>
      <Ruled
        viewBox={`${-RULER} ${-RULER} ${width + RULER} ${height + RULER}`}
        role="img"
        aria-label={t('print-kit:preview')}
      >
        {/* Screen readers would read the figures of the rulers and the text of each piece. */}
        <g aria-hidden="true">
          <Rulers width={width} height={height} />
          <Paper d={`M0 0h${width}v${height}H0z`} />
          <SheetDrawing groups={groups} />
          {guides.map((guide) => (
            <rect key={`${guide.x} ${guide.y}`} {...guide} />
          ))}
        </g>
      </Ruled>
      <Strip>
        <svg
          viewBox={`0 0 ${strip.width} ${strip.height}`}
          role="img"
          aria-label={t('print-kit:stripPreview')}
        >
          <g aria-hidden="true">
            <SheetDrawing groups={strip.groups} />
          </g>
        </svg>
        <p>{t('print-kit:strip.note')}</p>
        <StripButton type="button" onClick={onPrintStrip}>
          {t('print-kit:strip.print')}
        </StripButton>
      </Strip>
    </Board>
  );
}

function Rulers({ width, height }: Pick<Sheet, 'width' | 'height'>) {
  const ticks = (length: number) =>
    Array.from({ length: Math.floor(length / TICK) + 1 }, (_, index) => index * TICK);
  const figures = (length: number) => ticks(length).filter((at) => at > 0 && at % FIGURE === 0);
  const reach = (at: number) => (at % FIGURE === 0 ? 4.5 : 2.5);
  return (
    <>
      <path
        stroke="currentColor"
        strokeWidth="0.4"
        d={[
          ...ticks(width).map((x) => `M${x} -2v${-reach(x)}`),
          ...ticks(height).map((y) => `M-2 ${y}h${-reach(y)}`),
        ].join('')}
      />
      {figures(width).map((x) => (
        <text key={x} x={x} y={-8} textAnchor="middle">
          {x}
        </text>
      ))}
      {figures(height).map((y) => (
        <text key={y} transform={`translate(-8 ${y}) rotate(-90)`} textAnchor="middle">
          {y}
        </text>
      ))}
    </>
  );
}

export const Board = styled.div`
  display: grid;
  gap: 32px;
  align-content: start;
  justify-items: center;
  padding: clamp(16px, 3vw, 44px);
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  color: ${vars.stock.onStock};
  background: ${vars.stock.kraft};
  /* Paper on kraft, which keeps its colors. */
  forced-color-adjust: none;

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(140px, 176px);
    justify-items: stretch;
  }
`;

const Ruled = styled.svg`
  inline-size: 100%;
  max-inline-size: 660px;
  block-size: auto;
  overflow: visible;
  justify-self: center;

  /* The font size is in units of the drawing: millimeters of paper. */
  text {
    ${typography.dimension}
    font-size: 5px;
    fill: currentcolor;
  }

  rect {
    fill: none;
    stroke: #7b9d8d;
    stroke-width: 0.35;
    stroke-dasharray: 1.4 1.2;
  }
`;

const Paper = styled.path`
  fill: #fff;
  filter: ${vars.shadow.paper};
`;

const Strip = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
  justify-items: start;
  max-inline-size: 260px;

  & > svg {
    inline-size: 100%;
    block-size: auto;
    ${mixins.cornersM}
    background: #fff;
    box-shadow: 0 10px 24px rgb(21 20 15 / 0.24);
  }
  & > p {
    ${typography.small}
  }
`;

const StripButton = styled.button`
  min-block-size: 44px;
  padding: 6px 14px;
  border: 2px solid ${vars.stock.onStock};
  ${mixins.cornersS}
  ${typography.control}
  background: transparent;
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      color: ${vars.stock.kraft};
      background: ${vars.stock.onStock};
    }
  }
  &:focus-visible {
    outline: 3px solid ${vars.stock.onStock};
    outline-offset: 3px;
  }
  @media ${media.noScript} {
    display: none;
  }
`;
