import jsQR from 'jsqr';
import type { DecodeAnswer, DecodeRequest } from './reading.ts';

addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const { id, pixels, width, height } = data;
  // Many phones do not try inverted codes, so the check does not either.
  const found = jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' });
  postMessage({ id, text: found?.data } satisfies DecodeAnswer);
});
