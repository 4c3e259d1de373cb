import { PRINT_RULES } from '@waypage/codes/print';
import { projection, type Box, type Point } from '@waypage/codes/read';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import type { CheckedImage } from './checked-image.ts';
import { hexOf, type DescribedFinding } from './describe-finding.ts';
import { boundsOf, quietZoneStrips, viewOf } from './image-view.ts';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { numberedSquare } from '#components/numbered-square.ts';

interface Props {
  readonly image: CheckedImage;
  readonly findings: readonly DescribedFinding[];
}

const MAX_WIDTH = 1400;

/** Width of the drawing in a large window, in CSS pixels: lines and letters are sized for it. */
const DRAWN_WIDTH = 905;

const MAX_LABELS = 4;

export function CodeImage({ image, findings }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = viewOf(image);
  const scale = Math.min(1, MAX_WIDTH / view.width);
  const [width, height] = [Math.round(view.width * scale), Math.round(view.height * scale)];

  const { preview, width: imageWidth, height: imageHeight } = image;
  useEffect(() => {
    if (!preview) return;
    canvas.current
      ?.getContext('2d')
      ?.drawImage(
        preview,
        -view.x * scale,
        -view.y * scale,
        imageWidth * scale,
        imageHeight * scale,
      );
  }, [preview, view.x, view.y, scale, imageWidth, imageHeight]);

  const wrong = findings.filter(({ severity }) => severity !== 'fine').slice(0, MAX_LABELS);
  return (
    <>
      <Scene role="img" aria-label={t('check-a-code:picture')}>
        <canvas ref={canvas} width={width} height={height} />
        <svg
          aria-hidden="true"
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          preserveAspectRatio="xMidYMid slice"
        >
          <Frame image={image} view={view} />
          {wrong.map(({ id, value }, index) => (
            <Mark
              key={id}
              view={view}
              image={image}
              position={(index + 1) / (wrong.length + 1)}
              number={index + 1}
              label={value}
              swatches={id === 'symbol-contrast' ? [hexOf(image.dark), hexOf(image.light)] : []}
            />
          ))}
        </svg>
      </Scene>
      {wrong.length > 0 && (
        <Legend aria-hidden="true">
          {wrong.map(({ id, value }, index) => (
            <li key={id}>
              <b>{index + 1}</b>
              {value}
            </li>
          ))}
        </Legend>
      )}
    </>
  );
}

const path = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

function Frame({ image, view }: { readonly image: CheckedImage; readonly view: Box }) {
  const id = useId();
  const needed = PRINT_RULES.quietZoneModules;
  const size = image.modules;
  const at = projection(image.corners, size);
  const unit = view.width / DRAWN_WIDTH;
  const arm = size / 5;
  const [low, high] = [-needed, size + needed];
  const corners = [
    [at(low, low + arm), at(low, low), at(low + arm, low)],
    [at(high - arm, low), at(high, low), at(high, low + arm)],
    [at(high, high - arm), at(high, high), at(high - arm, high)],
    [at(low + arm, high), at(low, high), at(low, high - arm)],
  ];
  return (
    <>
      <defs>
        <pattern
          id={`${id}hatch`}
          width={8 * unit}
          height={8 * unit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d={`M0 ${unit}h${8 * unit}`} stroke="#FF4B1F" strokeWidth={2 * unit} />
        </pattern>
      </defs>
      {quietZoneStrips(image)
        .filter(({ isTooNarrow }) => isTooNarrow)
        .map(({ side, points }) => (
          <path
            key={`${side}${String(points[0]?.x)}`}
            d={path(points)}
            fill={`url(#${id}hatch)`}
            stroke="#FF4B1F"
            strokeWidth={1.5 * unit}
          />
        ))}
      <path d={path(image.corners)} fill="none" stroke="#15140F" strokeWidth={3 * unit} />
      <path
        d={path(image.corners)}
        fill="none"
        stroke="#FAF9F6"
        strokeWidth={2 * unit}
        strokeDasharray={`${7 * unit} ${5 * unit}`}
      />
      {corners.map((points, index) => (
        <path
          key={index}
          d={path(points).replace('Z', '')}
          fill="none"
          stroke="#FF4B1F"
          strokeWidth={6 * unit}
        />
      ))}
    </>
  );
}

interface MarkProps {
  readonly view: Box;
  readonly image: CheckedImage;
  /** Vertical position along the code, 0 to 1. */
  readonly position: number;
  readonly number: number;
  readonly label: string;
  readonly swatches: readonly string[];
}

function Mark({ view, image, position, number, label, swatches }: MarkProps) {
  const unit = view.width / DRAWN_WIDTH;
  const box = boundsOf(image.corners);
  const edge = (box.width / image.modules) * PRINT_RULES.quietZoneModules;
  const roomRight = view.x + view.width - (box.x + box.width);
  const isRight = roomRight >= box.x - view.x;
  const swatchWidth = swatches.length * 17;
  const textWidth = label.length * 10.5 + 24 + (swatchWidth > 0 ? swatchWidth + 14 : 0);
  const y = box.y + box.height * position;
  const from = isRight ? box.x + box.width + edge : box.x - edge;
  const x = isRight ? from + 22 * unit : from - (22 + 34) * unit;
  const room = (isRight ? view.x + view.width - x : x - view.x) / unit - 8;
  // Text that does not fit beside the number goes below it, shifted inwards by the overflow.
  const over = Math.max(0, textWidth + (isRight ? 34 : 0) - room);
  const labelX = isRight ? 34 - over : over - textWidth;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <path d={isRight ? 'M0 0h-22' : 'M34 0h22'} stroke="#FF4B1F" strokeWidth="3" />
      <g data-words="" transform={over > 0 ? 'translate(0 48)' : undefined}>
        <path d={`M${labelX} -27h${textWidth}V15a12 12 0 0 1 -12 12H${labelX}z`} fill="#FAF9F6" />
        <Label x={labelX + 14} y="8">
          {label}
        </Label>
        {swatches.map((color, index) => (
          <path
            key={color}
            d={`M${labelX + textWidth - 12 - swatchWidth + index * 17} -9h17v18h-17z`}
            fill={color}
          />
        ))}
      </g>
      <g data-mark="">
        <path d="M1 -16h32v24a8 8 0 0 1 -8 8H1z" fill="#FF4B1F" stroke="#15140F" strokeWidth="2" />
        <Label x="17" y="7" textAnchor="middle">
          {number}
        </Label>
      </g>
    </g>
  );
}

const Scene = styled.div`
  position: relative;
  inline-size: 100%;
  aspect-ratio: 7 / 6;
  overflow: hidden;
  background: ${vars.color.mist};
  /* Drawn on a photo, which keeps its colors. */
  forced-color-adjust: none;

  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media ${media.belowMd} {
    aspect-ratio: 6 / 7;

    /* Unreadable at this size: the legend repeats the text. */
    [data-words] {
      display: none;
    }

    [data-mark] {
      transform: scale(1.7);
    }
  }
`;

const Label = styled.text`
  ${typography.label}
  font-size: 22px;
  fill: #15140f;
`;

const Legend = styled.ol`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: 1fr 1fr;
  color: ${vars.stock.bone};
  background: ${vars.color.night};

  /* Browsers force this color anyway, but contrast checkers read the declared one. */
  @media (forced-colors: active) {
    color: CanvasText;
  }

  & > li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 12px 20px;
    ${typography.label}
  }

  & > li:nth-child(even) {
    border-inline-start: 1px solid #3a3932;
  }

  b {
    ${numberedSquare}
    flex: none;
    font-weight: inherit;
  }

  @media ${media.md} {
    display: none;
  }
`;
