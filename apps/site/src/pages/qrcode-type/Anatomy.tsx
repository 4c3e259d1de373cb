import { PRINT_RULES } from '@waypage/codes/print';
import type { QrPath } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Code, Mark, Note, Notes, Root, LEADERS, SIDE } from './Anatomy.styles.ts';

interface Props {
  readonly code: QrPath;
  readonly label: string;
  /** Values of the placeholders in the notes. */
  readonly values: Readonly<Record<'modules' | 'minSize' | 'millimetres', number | string>>;
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
