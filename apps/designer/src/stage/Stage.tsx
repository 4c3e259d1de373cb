import { Brackets } from '@waypage/ui/brackets';
import { memo, useId, type CSSProperties, type ReactNode } from 'react';
import type { Drawing } from '../drawing/draw.ts';
import { placement } from '../output/to-svg.ts';
import { Carrier, Empty, Fit, Root } from './Stage.styles.ts';

interface StageProps {
  readonly drawing: Drawing | undefined;
  readonly label: string;
  readonly reason: string;
  readonly zoom: number;
  /** False when the embedding page draws brackets around the frame: a view has only one pair. */
  readonly hasBrackets: boolean;
}

export function Stage({ drawing, label, reason, zoom, hasBrackets }: StageProps) {
  if (drawing === undefined) {
    return (
      <Root>
        <Brackets size="designer" tone="signal">
          <Empty>{reason}</Empty>
        </Brackets>
      </Root>
    );
  }
  const { width, height } = drawing;
  const style = { '--_width': width, '--_height': height, '--_zoom': zoom } as CSSProperties;
  const carrier = <CarrierView drawing={drawing} label={label} />;
  return (
    <Root>
      <Fit style={style}>
        {hasBrackets ? (
          <Brackets size="designer" tone="signal">
            {carrier}
          </Brackets>
        ) : (
          carrier
        )}
      </Fit>
    </Root>
  );
}

interface CarrierViewProps {
  readonly drawing: Drawing;
  readonly label: string;
}

const CarrierView = memo(function CarrierView({ drawing, label }: CarrierViewProps): ReactNode {
  const titleId = useId();
  const { width, height, fills, image: drawnImage } = drawing;
  return (
    <Carrier viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      {fills.map(({ path, at, colour, rule }, index) => (
        <path key={index} d={path} fill={colour} fillRule={rule} transform={at && placement(at)} />
      ))}
      {drawnImage && (
        <image
          href={drawnImage.url}
          x={drawnImage.x}
          y={drawnImage.y}
          width={drawnImage.width}
          height={drawnImage.height}
        />
      )}
    </Carrier>
  );
});
