import type { QrCodeProps } from '@waypage/ui/qr-code';
import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';

/** Loads the kit's QR code with its encoder. */
export const loadQrCode = () => import('@waypage/ui/qr-code');

const Nothing: FunctionComponent<QrCodeProps> = () => null;

const QrCode = lazy(async () => {
  // A preview that cannot be loaded is left out.
  const code = await loadQrCode().catch(() => undefined);
  return { default: code?.QrCode ?? Nothing };
});

interface Props {
  readonly value: string;
  readonly quietZone?: number;
  /** What stands in its place until its encoder is there. @default nothing */
  readonly fallback?: ReactNode;
}

/** A QR code that is asked for by what a visitor does: its encoder comes then, and not with the page. */
export function LaterQrCode({ value, quietZone, fallback }: Props) {
  return (
    <Suspense fallback={fallback}>
      <QrCode value={value} quietZone={quietZone} />
    </Suspense>
  );
}
