import { toTransform, type CodeDrawing } from '@waypage/codes/draw';
import { Brackets } from '@waypage/ui/brackets';
import { media, vars } from '@waypage/ui/theme';
import { memo, useId, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DOT, STAGE } from '../controls.styles.ts';

interface StageProps {
  readonly drawing: CodeDrawing | undefined;
  readonly label: string;
  readonly reason: string;
  readonly zoom: number;
  /** False when the embedding page draws brackets around the frame: a view has only one pair. */
  readonly hasBrackets: boolean;
}

export function Stage({ drawing, label, reason, zoom, hasBrackets }: StageProps) {
  const inBrackets = (content: ReactNode) => (
    <Brackets size="designer" tone="signal">
      {content}
    </Brackets>
  );
  if (drawing === undefined) return <Root>{inBrackets(<Empty>{reason}</Empty>)}</Root>;
  const { width, height } = drawing;
  const style = { '--_width': width, '--_height': height, '--_zoom': zoom } as CSSProperties;
  const carrier = <CarrierView drawing={drawing} label={label} />;
  return (
    <Root>
      <Fit style={style}>{hasBrackets ? inBrackets(carrier) : carrier}</Fit>
    </Root>
  );
}

interface CarrierViewProps {
  readonly drawing: CodeDrawing;
  readonly label: string;
}

const CarrierView = memo(function CarrierView({ drawing, label }: CarrierViewProps): ReactNode {
  const titleId = useId();
  const { width, height, shapes, image } = drawing;
  return (
    <Carrier viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      {shapes.map(({ path, at, color, rule }, index) => (
        <path key={index} d={path} fill={color} fillRule={rule} transform={at && toTransform(at)} />
      ))}
      {image && (
        <image
          href={image.source.url}
          x={image.x}
          y={image.y}
          width={image.width}
          height={image.height}
        />
      )}
    </Carrier>
  );
});

/**
 * Container units exclude the padding, which holds the brackets. Scrolls when the zoomed carrier overflows; auto
 * margins keep all its edges reachable.
 */
const Root = styled.div`
  container-type: size;
  grid-area: canvas;
  display: flex;
  min-block-size: 0;
  padding: 44px;
  overflow: auto;
  background: radial-gradient(circle at 1px 1px, ${DOT} 1px, transparent 1.5px) 12px 12px / 24px
    24px ${STAGE};

  & > * {
    flex: none;
    margin: auto;
  }
  @media ${media.belowXl} {
    padding: 36px;
  }
`;

const Fit = styled.div`
  --_fit: min(var(--_height) * 1px, 100cqb, 100cqi * var(--_height) / var(--_width));
  block-size: calc(var(--_fit) * var(--_zoom));
  aspect-ratio: var(--_width) / var(--_height);

  & > * {
    block-size: 100%;
  }
`;

const Carrier = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  filter: ${vars.shadow.paper};
  color-scheme: only light;
  forced-color-adjust: none;
`;

const Empty = styled.p`
  display: grid;
  place-content: center;
  inline-size: min(220px, 100cqi);
  block-size: min(220px, 100cqb);
  padding: 16px;
  font-size: 1rem;
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
  color: ${vars.color.ink2};
`;
