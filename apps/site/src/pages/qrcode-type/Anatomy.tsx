import { PRINT_RULES } from '@waypage/codes/print';
import type { QrPath } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { numberedSquare } from '#components/numbered-square.ts';

interface Props {
  readonly code: QrPath;
  readonly label: string;
  readonly values: Readonly<Record<'modules' | 'minSize' | 'millimeters', number | string>>;
}

const PARTS = ['corners', 'spares', 'edge', 'module', 'smallSquare'] as const;

const EDGE = PRINT_RULES.quietZoneModules;

/** The code with its quiet zone, and notes on its parts. No leader line covers a module. */
export function Anatomy({ code, label, values }: Props) {
  const { t } = useTranslation(['qrcode-type']);
  const side = code.size + 2 * EDGE;
  const modules = (pixels: number) => (pixels / SIDE) * side;
  const end = code.size + EDGE;
  const dot = modules(15);
  return (
    <Root>
      <Code>
        <svg viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}>
          <path
            d={code.path}
            shapeRendering="crispEdges"
            fill="currentColor"
            role="img"
            aria-label={label}
          />
          <path
            d={`M0 0h${code.size}v${code.size}h-${code.size}z`}
            fill="none"
            stroke="currentColor"
            strokeWidth={modules(1)}
            strokeDasharray={`${modules(3)} ${modules(2.5)}`}
            opacity="0.6"
          />
          {PARTS.map((id) => {
            const { side: at, y } = LEADERS[id];
            const top = modules(y) - EDGE;
            const x = id === 'edge' ? end - modules(28) : at === 'start' ? -dot : code.size;
            return (
              <g key={id} stroke="currentColor" strokeWidth={modules(2)}>
                <path d={at === 'start' ? `M${-EDGE} ${top}H0` : `M${x} ${top}H${end}`} />
                <rect x={x} y={top - dot / 2} width={dot} height={dot} fill="#FF4B1F" />
              </g>
            );
          })}
        </svg>
        {PARTS.map((id) => (
          <Mark key={id} aria-hidden="true" data-part={id} data-side={LEADERS[id].side} />
        ))}
      </Code>
      <Notes role="list">
        {PARTS.map((id) => (
          <Note key={id} data-part={id} data-side={LEADERS[id].side}>
            <h3>{t(`qrcode-type:inside.${id}.title`)}</h3>
            <p>{t(`qrcode-type:inside.${id}.text`, values)}</p>
          </Note>
        ))}
      </Notes>
    </Root>
  );
}

/** Height of the code in the design, quiet zone included, in CSS pixels. The leader lines are drawn for it. */
const SIDE = 470;

/** Heights of the leader lines in a code of {@link SIDE}, in CSS pixels (image "type-detail-desktop"). */
const LEADERS = {
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

const Root = styled.div`
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
const Code = styled.div`
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

const Mark = styled.span`
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

const Notes = styled.ol`
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

const Note = styled.li`
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
