import { useEffect, useState, type ReactNode } from 'react';
import { findQrCode, loadQrCode } from './load-qr-code.ts';

interface Props {
  readonly value: string;
  readonly quietZone?: number;
  /** What stands in its place until its encoder is there. @default nothing */
  readonly fallback?: ReactNode;
}

/** A QR code that is asked for by what a visitor does: its encoder comes then, and not with the page. */
export function LaterQrCode({ value, quietZone, fallback }: Props) {
  const [Code, setCode] = useState(findQrCode);
  useEffect(() => {
    if (Code) return undefined;
    let isHere = true;
    void loadQrCode().then(() => {
      if (isHere) setCode(findQrCode);
    });
    return () => {
      isHere = false;
    };
  }, [Code, value]);
  return Code ? <Code value={value} quietZone={quietZone} /> : fallback;
}
