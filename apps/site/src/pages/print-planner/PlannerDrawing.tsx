import { toPath, type Modules } from '@waypage/codes/draw';
import { PRINT_RULES } from '@waypage/codes/print';
import { useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface Props {
  readonly code: Modules | undefined;
  readonly hasLogo: boolean;
  /** Share of the maximum distance at which the phone is drawn, 0 to 1. */
  readonly reach: number;
  readonly measures: { readonly side: string; readonly edge: string; readonly distance: string };
}

/** Keeps its size; the phone moves closer for short distances (docs/design.md, section 11, "Planner"). */
export function PlannerDrawing(props: Props) {
  const { t } = useTranslation(['print-planner']);
  return (
    <Room>
      {(['wide', 'tall'] as const).map((layout) => (
        <Drawing
          key={layout}
          data-layout={layout}
          viewBox={`0 0 ${LAYOUTS[layout].width} ${LAYOUTS[layout].height}`}
          role="img"
          aria-label={t('print-planner:drawing')}
        >
          {/* The list below has the figures: a screen reader would read them here one by one, without their names. */}
          <g aria-hidden="true">
            <Scene {...props} layout={LAYOUTS[layout]} />
          </g>
        </Drawing>
      ))}
    </Room>
  );
}

function Scene({ code, hasLogo, reach, measures, layout }: Props & { readonly layout: Layout }) {
  const id = useId();
  const { label, phone, text } = layout;
  const modules = (code?.size ?? 25) + 2 * PRINT_RULES.quietZoneModules;
  const unit = label.side / modules;
  const edge = unit * PRINT_RULES.quietZoneModules;
  const side = label.side - 2 * edge;
  const [right, bottom] = [label.x + label.side, label.y + label.side];
  const [from, to] = [label.x + edge, right - edge];
  const phoneX = phone.far + (phone.near - phone.far) * (1 - reach);
  const middle = label.y + label.side / 2;
  return (
    <>
      <defs>
        <pattern
          id={`${id}hatch`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 .5h7" stroke="#CBC8BC" strokeWidth="1" />
        </pattern>
      </defs>
      <path
        d={`M${phoneX + phone.width} ${phone.beam}H${label.x}`}
        stroke="#FF4B1F"
        strokeWidth="3"
      />
      <g transform={`translate(${phoneX} ${phone.y})`}>
        <rect width={phone.width} height={phone.height} rx="10" fill="#15140F" />
        <rect x="4" y="4" width={phone.width - 8} height={phone.height - 8} rx="7" fill="#22211B" />
        <path
          d={brackets(phone.width / 2, phone.height / 2, phone.width * 0.26)}
          fill="none"
          stroke="#FF5A30"
          strokeWidth="3"
        />
      </g>
      <Sheet d={turned(label.x, label.y, label.side, label.turn)} />
      <path d={turned(label.x, label.y, label.side, label.turn)} fill={`url(#${id}hatch)`} />
      <path d={`M${from} ${label.y + edge}h${side}v${side}h-${side}z`} fill="#FAF9F6" />
      {code && (
        <g
          transform={`translate(${from} ${label.y + edge}) scale(${unit})`}
          shapeRendering="crispEdges"
        >
          <path d={toPath(code)} fill="#15140F" />
          {hasLogo && <Logo size={code.size} />}
        </g>
      )}
      <Measure x1={from} x2={to} y={bottom + text.gap} size={text.size} label={measures.side} />
      <g transform={`rotate(-90 ${right + text.gap} ${middle})`}>
        <Measure
          x1={right + text.gap - side / 2}
          x2={right + text.gap + side / 2}
          y={middle}
          size={text.size}
          label={measures.side}
        />
      </g>
      <path d={`M${label.x} ${label.y - text.gap}h${edge}`} stroke="#FF4B1F" strokeWidth="5" />
      <path
        stroke="#15140F"
        strokeOpacity="0.35"
        d={[
          `M${label.x} ${label.y - text.gap - 8}V${label.y}`,
          `M${from} ${label.y - text.gap - 8}V${label.y + edge}`,
          `M${to} ${label.y + edge}H${right + text.gap + 8}`,
          `M${to} ${bottom - edge}H${right + text.gap + 8}`,
          `M${from} ${bottom - edge}V${bottom + text.gap + 8}`,
          `M${to} ${bottom - edge}V${bottom + text.gap + 8}`,
        ].join('')}
      />
      <text x={from + 12} y={label.y - text.gap + text.size / 3}>
        {measures.edge}
      </text>
      <Measure
        x1={phoneX + phone.width / 2}
        x2={label.x}
        y={phone.y + phone.height + text.gap}
        size={text.size}
        label={measures.distance}
      />
    </>
  );
}

interface MeasureProps {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
}

function Measure({ x1, x2, y, size, label }: MeasureProps) {
  const room = label.length * size * 0.4 + size * 0.9;
  const middle = (x1 + x2) / 2;
  return (
    <>
      <path
        d={`M${x1} ${y - 8}v16M${x2} ${y - 8}v16M${x1} ${y}H${x2}`}
        stroke="#15140F"
        strokeWidth="2"
      />
      <path
        d={`M${middle - room / 2} ${y - size * 0.6}h${room}v${size * 1.2}h-${room}z`}
        fill="#CDB08A"
      />
      <text x={middle} y={y + size / 3} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** A sample logo on a light square, smaller than what the error correction can spare. */
function Logo({ size }: { readonly size: number }) {
  const side = Math.floor(size / 5) | 1;
  const at = (size - side) / 2;
  return (
    <g transform={`translate(${at} ${at})`}>
      <path d={`M-.5-.5h${side + 1}v${side + 1}h-${side + 1}z`} fill="#FAF9F6" />
      <path d={turned(0.5, 0.5, side - 1, side / 3)} fill="#A3280B" />
    </g>
  );
}

function turned(x: number, y: number, side: number, turn: number): string {
  return `M${x} ${y}h${side}v${side - turn}a${turn} ${turn} 0 0 1-${turn} ${turn}h-${side - turn}z`;
}

function brackets(x: number, y: number, reach: number): string {
  const arm = reach * 0.6;
  const [left, right, top, bottom] = [x - reach, x + reach, y - reach * 1.3, y + reach * 1.3];
  return [
    `M${left} ${top + arm}v-${arm}h${arm}`,
    `M${right - arm} ${top}h${arm}v${arm}`,
    `M${left} ${bottom - arm}v${arm}h${arm}`,
    `M${right - arm} ${bottom}h${arm - 5}a5 5 0 0 0 5-5v-${arm - 5}`,
  ].join('');
}

const Room = styled.div`
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  background: ${vars.stock.kraft};
  /* A drawing on kraft, which keeps its colors. */
  forced-color-adjust: none;
`;

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 690px;

  &[data-layout='wide'] {
    display: none;
  }

  @media ${media.sm} {
    &[data-layout='wide'] {
      display: block;
    }

    &[data-layout='tall'] {
      display: none;
    }
  }

  text {
    ${typography.dimension}
    fill: #15140f;
  }

  &[data-layout='tall'] text {
    font-size: 19px;
  }
`;

const Sheet = styled.path`
  fill: #faf9f6;
  filter: ${vars.shadow.paper};
`;

/** `far` and `near` are the left edge of the phone at the maximum and the minimum distance, in units of the drawing. */
const LAYOUTS = {
  wide: {
    width: 928,
    height: 690,
    label: { x: 344, y: 128, side: 422, turn: 48 },
    phone: { width: 62, height: 120, y: 306, far: 40, near: 190, beam: 366 },
    text: { size: 25, gap: 44 },
  },
  tall: {
    width: 390,
    height: 360,
    label: { x: 136, y: 82, side: 196, turn: 28 },
    phone: { width: 42, height: 82, y: 152, far: 14, near: 60, beam: 193 },
    text: { size: 19, gap: 28 },
  },
} as const;

type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];
