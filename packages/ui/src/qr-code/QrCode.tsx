'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { tokens } from '../theme/index.js';
import { encodeQr, type QrLevel } from './encode-qr.js';
import { Root } from './QrCode.styles.js';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What a scan gives: a URL, say. */
  value: string;
  /**
   * Error correction.
   *
   * @default 'M'
   */
  level?: QrLevel | undefined;
  /**
   * Quiet zone in modules. Less than 4 only where the ground around is clear anyway.
   *
   * @default 4
   */
  quietZone?: number | undefined;
  /** Accessible name. Decorative without it. */
  label?: string | undefined;
  /**
   * With a light ground of its own. Without it, put the code on a light stock, 7:1 or better.
   *
   * @default true
   */
  ground?: boolean | undefined;
}

/**
 * A QR code, as wide as its container. Ink on light in every theme, because a scanner needs the
 * contrast.
 *
 * @throws RangeError when the value is too long, see `encodeQr`.
 */
export function QrCode({
  value,
  level = 'M',
  quietZone = 4,
  label,
  ground = true,
  ...rest
}: QrCodeProps) {
  const { size, path } = useMemo(() => encodeQr(value, { level }), [value, level]);
  const side = String(size + 2 * quietZone);
  const edge = String(-quietZone);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root
      viewBox={`${edge} ${edge} ${side} ${side}`}
      shapeRendering="crispEdges"
      {...name}
      {...rest}
    >
      {ground && <rect x={edge} y={edge} width={side} height={side} fill={tokens.stock.bone} />}
      <path d={path} fill={tokens.stock.onStock} />
    </Root>
  );
}
