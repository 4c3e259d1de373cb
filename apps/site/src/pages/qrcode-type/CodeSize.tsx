import { formatNumber } from '@waypage/content';
import { PRINT_RULES } from '@waypage/codes/print';
import { Heading, Reveal, Section, TextLink } from '@waypage/ui';
import { vars, media, tokens, typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { FactList } from '#components/fact-list/FactList.tsx';
import type { CodeView } from './view-type.ts';
import { Columns } from './WhereToPut.tsx';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

export function CodeSize({ view }: { readonly view: CodeView }) {
  const { messages, code, measures } = view;
  const { t, locale } = useTranslation(['qrcode-type', messages.namespace]);
  const size = formatNumber(measures.pattern, locale);
  const edge = formatNumber(measures.edge, locale, 1);
  const total = formatNumber(measures.total, locale, 1);
  const facts = [
    [t('qrcode-type:size.pattern'), t('qrcode-type:size.patternValue', { size })],
    [
      t('qrcode-type:size.smallest'),
      t('qrcode-type:size.smallestValue', { minSize: PRINT_RULES.minSizeCm }),
    ],
    [t('qrcode-type:size.edge'), t('qrcode-type:size.edgeValue', { edge })],
    [
      t('qrcode-type:size.scansFrom'),
      t('qrcode-type:size.scansFromValue', { distance: measures.distanceCm }),
    ],
  ] as const;

  return (
    <Section>
      <Columns>
        <Reveal render={<Panel />}>
          <SizeDrawing
            code={code}
            measures={measures}
            label={t('qrcode-type:size.drawing', { size, edge })}
            labels={{
              pattern: t('qrcode-type:size.patternValue', { size }),
              total: t('qrcode-type:size.patternValue', { size: total }),
              clear: t('qrcode-type:size.clear', {
                edge,
                quietZone: PRINT_RULES.quietZoneModules,
              }),
            }}
          />
        </Reveal>
        <div>
          <Heading level={2}>{t('qrcode-type:size.title')}</Heading>
          <Facts facts={facts} />
          <Remark>{t(messages.size)}</Remark>
          <WrapRow $gap="16px 28px" $align="normal">
            <ArrowLink to="/print-planner">{t('qrcode-type:size.plan')}</ArrowLink>
            <TextLink render={<Link to="/before-you-print#size" />}>
              {t('qrcode-type:size.rule')}
            </TextLink>
            <ArrowLink to="/print-kit">{t('qrcode-type:size.print')}</ArrowLink>
            <ArrowLink to="/check-a-code">{t('qrcode-type:size.check')}</ArrowLink>
          </WrapRow>
        </div>
      </Columns>
    </Section>
  );
}

const Panel = styled.div`
  align-self: start;
  border-end-end-radius: ${vars.radius.roundL};
  background: ${vars.color.mist};
`;

const Facts = styled(FactList)`
  margin-block-start: 28px;
  border-block-start: 2px solid ${vars.color.line};
`;

const Remark = styled.p`
  max-inline-size: 34em;
  margin-block: 20px 28px;
  color: ${vars.color.ink2};
`;

interface DrawingProps extends Pick<CodeView, 'code' | 'measures'> {
  readonly label: string;
  readonly labels: { readonly pattern: string; readonly total: string; readonly clear: string };
}

/** All numbers are in units of the drawing. */
const WIDTH = 733;
const HEIGHT = 631;
const MARGIN = { above: 48, beside: 60, below: 100 } as const;
/** Distances from the label to the first dimension line, and between dimension lines. */
const LABEL_GAP = 45;
const LINE_GAP = 41;
const OVERSHOOT = 10;
/** Length of a millimeter, if the label fits. */
const MILLIMETER = 11.5;
const MAX_SIZE = 430;

/** The label with its dimensions: pattern, quiet zone and total (docs/design.md, section 11). */
function SizeDrawing({ code, measures, label, labels }: DrawingProps) {
  const scale = Math.min(MILLIMETER, MAX_SIZE / measures.total);
  const total = measures.total * scale;
  const pattern = measures.pattern * scale;
  const edge = measures.edge * scale;
  const left = (WIDTH - total - MARGIN.beside) / 2;
  const top = (HEIGHT - total - MARGIN.above - MARGIN.below) / 2 + MARGIN.above;
  const right = left + total;
  const bottom = top + total;
  const middle = { x: left + total / 2, y: top + total / 2 };
  const beside = right + LABEL_GAP;
  const below = bottom + LABEL_GAP;
  const last = below + LINE_GAP;
  const side = String(code.size);
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {/* Screen readers would read each dimension again. */}
      <g aria-hidden="true">
        <path d={box(left, top, total)} fill={tokens.color.light.sheet} />
        <g data-line="thin">
          <path d={`${down(left, bottom, last)}${down(right, bottom, last)}`} />
          <path
            d={`${down(left + edge, bottom - edge, below)}${down(right - edge, bottom - edge, below)}`}
          />
          <path
            d={`${out(right - edge, top + edge, beside)}${out(right - edge, bottom - edge, beside)}`}
          />
          <path d={`M${p(left, top)}v-36M${p(left + edge, top + edge)}V${top - 36}`} />
        </g>
        <path d={box(left, top, total)} data-line="dashed" />
        <svg
          x={left + edge}
          y={top + edge}
          width={pattern}
          height={pattern}
          viewBox={`0 0 ${side} ${side}`}
        >
          <path d={code.path} fill={tokens.stock.onStock} shapeRendering="crispEdges" />
        </svg>
        <path d={`M${p(left, top - 28)}h${edge}`} data-line="signal" />
        <text x={left + edge + 14} y={top - 18}>
          {labels.clear}
        </text>
        <path d={`${across(left + edge, right - edge, below)}${across(left, right, last)}`} />
        <Measure x={middle.x} y={below}>
          {labels.pattern}
        </Measure>
        <Measure x={middle.x} y={last}>
          {labels.total}
        </Measure>
        <path d={along(top + edge, bottom - edge, beside)} />
        <g transform={`rotate(-90 ${p(beside, middle.y)})`}>
          <Measure x={beside} y={middle.y}>
            {labels.pattern}
          </Measure>
        </g>
      </g>
    </Svg>
  );
}

interface MeasureProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
}

function Measure({ x, y, children }: MeasureProps) {
  return (
    <text x={x} y={y + 9} data-place="middle">
      {children}
    </text>
  );
}

const p = (x: number, y: number) => `${x} ${y}`;
const box = (x: number, y: number, side: number) => `M${p(x, y)}h${side}v${side}h-${side}z`;
const down = (x: number, from: number, to: number) => `M${p(x, from)}V${to + OVERSHOOT}`;
const out = (from: number, y: number, to: number) => `M${p(from, y)}H${to + OVERSHOOT}`;
const across = (from: number, to: number, y: number) =>
  `M${p(from, y - 7)}v14M${p(from, y)}H${to}M${p(to, y - 7)}v14`;
const along = (from: number, to: number, x: number) =>
  `M${p(x - 7, from)}h14M${p(x, from)}V${to}M${p(x - 7, to)}h14`;

const Svg = styled.svg`
  inline-size: 100%;
  block-size: auto;
  color: ${vars.color.ink};
  print-color-adjust: exact;

  & path:not([fill]) {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  & [data-line='thin'] > path {
    stroke-width: 1;
    opacity: 0.5;
  }
  & path[data-line='dashed'] {
    stroke: ${vars.stock.onStock};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  & path[data-line='signal'] {
    stroke: ${vars.color.signal};
    stroke-width: 4;
  }
  & text {
    ${typography.dimension}
    fill: currentcolor;
  }
  /* The stroke interrupts the line behind the text. */
  & [data-place='middle'] {
    text-anchor: middle;
    paint-order: stroke;
    stroke: ${vars.color.mist};
    stroke-width: 14px;
  }
  @media ${media.belowSm} {
    & text {
      font-size: 2.25rem;
    }
  }
`;
