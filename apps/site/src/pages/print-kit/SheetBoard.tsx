import type { Sheet } from '@waypage/codes/print';
import { useTranslation } from 'react-i18next';
import { SheetDrawing } from './SheetDrawing.tsx';
import { Board, Paper, Ruled, Strip, StripButton } from './SheetBoard.styles.ts';

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
