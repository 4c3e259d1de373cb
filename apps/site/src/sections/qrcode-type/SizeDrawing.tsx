import type { QrPath } from '@waypage/ui';
import { tokens } from '@waypage/ui/theme';
import type { CodeMeasures } from './measure-code.ts';
import { Svg } from './SizeDrawing.styles.ts';

interface Props {
  readonly code: QrPath;
  readonly measures: CodeMeasures;
  /** What it shows, for people who cannot see it. */
  readonly label: string;
  readonly words: { readonly pattern: string; readonly whole: string; readonly clear: string };
}

/** As drawn; all numbers are its units. */
const WIDTH = 733;
const HEIGHT = 631;
const MIDDLE = { x: 366, y: 306 } as const;
/** How long a millimetre is, unless the label would not fit. */
const MILLIMETRE = 11.5;
const MOST = 430;

/** The label with its measures: pattern, clear edge and the whole (art direction, section 11). */
export function SizeDrawing({ code, measures, label, words }: Props) {
  const scale = Math.min(MILLIMETRE, MOST / measures.whole);
  const whole = measures.whole * scale;
  const pattern = measures.pattern * scale;
  const edge = measures.edge * scale;
  const left = MIDDLE.x - whole / 2;
  const top = MIDDLE.y - whole / 2;
  const right = left + whole;
  const bottom = top + whole;
  const side = String(code.size);
  return (
    <Svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={label}>
      <path d={box(left, top, whole)} fill={tokens.color.light.sheet} />
      <g data-line="thin">
        <path d={`M${p(left, bottom)}V616M${p(right, bottom)}V616`} />
        <path d={`M${p(left + edge, bottom - edge)}V575M${p(right - edge, bottom - edge)}V575`} />
        <path d={`M${p(right - edge, top + edge)}H646M${p(right - edge, bottom - edge)}H646`} />
        <path d={`M${p(left, top)}v-36M${p(left + edge, top + edge)}V${String(top - 36)}`} />
      </g>
      <path d={box(left, top, whole)} data-line="dashed" />
      <svg
        x={left + edge}
        y={top + edge}
        width={pattern}
        height={pattern}
        viewBox={`0 0 ${side} ${side}`}
      >
        <path d={code.path} fill={tokens.stock.onStock} shapeRendering="crispEdges" />
      </svg>
      <path d={`M${p(left, top - 28)}h${String(edge)}`} data-line="signal" />
      <text x={left + edge + 14} y={top - 18}>
        {words.clear}
      </text>
      <path d={`${across(left + edge, right - edge, 565)}${across(left, right, 606)}`} />
      <Measure x={MIDDLE.x} y={565}>
        {words.pattern}
      </Measure>
      <Measure x={MIDDLE.x} y={606}>
        {words.whole}
      </Measure>
      <path d={along(top + edge, bottom - edge, 640)} />
      <g transform={`rotate(-90 640 ${String(MIDDLE.y)})`}>
        <Measure x={640} y={MIDDLE.y}>
          {words.pattern}
        </Measure>
      </g>
    </Svg>
  );
}

function Measure({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: string;
}) {
  return (
    <text x={x} y={y + 9} data-place="middle">
      {children}
    </text>
  );
}

const p = (x: number, y: number) => `${String(x)} ${String(y)}`;
const box = (x: number, y: number, side: number) =>
  `M${p(x, y)}h${String(side)}v${String(side)}h-${String(side)}z`;
const across = (from: number, to: number, y: number) =>
  `M${p(from, y - 7)}v14M${p(from, y)}H${String(to)}M${p(to, y - 7)}v14`;
const along = (from: number, to: number, x: number) =>
  `M${p(x - 7, from)}h14M${p(x, from)}V${String(to)}M${p(x - 7, to)}h14`;
