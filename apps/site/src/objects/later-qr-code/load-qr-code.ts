import type { QrCode } from '@waypage/ui/qr-code';

let loaded: typeof QrCode | undefined;

/** Loads the kit's QR code with its encoder. Where the network fails it is asked for again the next time. */
export async function loadQrCode(): Promise<void> {
  loaded ??= await import('@waypage/ui/qr-code').then(
    ({ QrCode }) => QrCode,
    () => undefined,
  );
}

/** The kit's QR code, once it has been loaded. */
export function findQrCode(): typeof QrCode | undefined {
  return loaded;
}
