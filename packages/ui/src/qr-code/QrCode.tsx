'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { tokens, vars } from '../theme/index.js';
import { encodeQr, type QrLevel } from './encode-qr.js';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The encoded text: a URL, for example. */
  value: string;
  /**
   * Error correction level.
   *
   * @default 'M'
   */
  level?: QrLevel | undefined;
  /**
   * Quiet zone in modules. Use less than 4 only if the surroundings are plain and light.
   *
   * @default 4
   */
  quietZone?: number | undefined;
  /** Accessible name; without it the code is decorative. */
  label?: string | undefined;
  /**
   * Whether the code has a light background. Without it, put the code on a light stock, 7:1 or better.
   *
   * @default true
   */
  ground?: boolean | undefined;
}

/**
 * A QR code, as wide as its container. Dark on light in every theme, because a scanner needs the contrast.
 * Without a value there is nothing to draw.
 *
 * @throws Error when the value is too long, see `encodeQr`.
 */
export function QrCode({
  value,
  level = 'M',
  quietZone = 4,
  label,
  ground = true,
  ...rest
}: QrCodeProps) {
  const code = useMemo(
    () => (value === '' ? undefined : encodeQr(value, { level })),
    [value, level],
  );
  if (!code) return null;
  const { size, path } = code;
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

/** Forced colors, browsers that darken pages and economical printing would reduce the contrast that a scanner needs. */
const Root = styled.svg`
  @layer waypage {
    display: block;
    inline-size: 100%;
    block-size: auto;
    color-scheme: only light;
    forced-color-adjust: none;
    print-color-adjust: exact;

    & > rect {
      fill: ${vars.stock.bone};
    }
    & > path {
      fill: ${vars.stock.onStock};
    }
  }
`;
