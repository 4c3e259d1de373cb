import type { QrCodeProps } from '@waypage/ui/qr-code';
import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';

export const loadQrCode = () => import('@waypage/ui/qr-code');

const Nothing: FunctionComponent<QrCodeProps> = () => null;

function createLazyCode() {
  return lazy(async () => {
    const code = await loadQrCode().catch(() => undefined);
    // Renders nothing after a failed load; the next render loads it again.
    if (!code) LazyCode = createLazyCode();
    return { default: code?.QrCode ?? Nothing };
  });
}

let LazyCode = createLazyCode();

interface Props {
  readonly value: string;
  readonly quietZone?: number;
  /** Shown until the encoder has loaded. @default nothing */
  readonly fallback?: ReactNode;
}

/** A QR code whose encoder is loaded on demand, not with the page. */
export function LazyQrCode({ value, quietZone, fallback }: Props) {
  const QrCode = LazyCode;
  return (
    <Suspense fallback={fallback}>
      <QrCode value={value} quietZone={quietZone} />
    </Suspense>
  );
}
