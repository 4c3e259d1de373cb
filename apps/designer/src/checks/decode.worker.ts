import jsQR from 'jsqr';
import type { DecodeAnswer, DecodeRequest } from './reading.ts';

const answer = (message: DecodeAnswer): void => {
  // A worker's own postMessage; the types of the page know only the one of windows.
  (globalThis as unknown as { postMessage: (message: DecodeAnswer) => void }).postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const { id, pixels, width, height } = data;
  // Many phones do not try light codes on dark grounds, so neither does the check.
  const found = jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' });
  answer({ id, text: found?.data });
});
