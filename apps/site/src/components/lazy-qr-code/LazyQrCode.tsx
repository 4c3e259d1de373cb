import type { QrCodeProps } from '@waypage/ui/qr-code';
import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';

/** Loads the kit's QR code with its encoder. */
export const loadQrCode = () => import('@waypage/ui/qr-code');

const Nothing: FunctionComponent<QrCodeProps> = () => null;

function createLazyCode() {
  return lazy(async () => {
    const code = await loadQrCode().catch(() => undefined);
    // What could not be loaded is omitted, and asked for again with the next change.
    if (!code) LazyCode = createLazyCode();
    return { default: code?.QrCode ?? Nothing };
  });
}

let LazyCode = createLazyCode();

interface Props {
  readonly value: string;
  readonly quietZone?: number;
  /** What is in its place until its encoder is there. @default nothing */
  readonly fallback?: ReactNode;
}

/** A QR code that is asked for by what a visitor does: its encoder comes then, and not with the page. */
export function LazyQrCode({ value, quietZone, fallback }: Props) {
  const QrCode = LazyCode;
  return (
    <Suspense fallback={fallback}>
      <QrCode value={value} quietZone={quietZone} />
    </Suspense>
  );
}
