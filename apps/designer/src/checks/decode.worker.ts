import jsQR from 'jsqr';

export interface DecodeRequest {
  readonly id: number;
  readonly pixels: ImageData['data'];
  readonly width: number;
  readonly height: number;
}

export interface DecodeAnswer {
  readonly id: number;
  readonly text: string | undefined;
}

addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const { id, pixels, width, height } = data;
  // Many phones do not try inverted codes, so the check does not either.
  const found = jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' });
  postMessage({ id, text: found?.data } satisfies DecodeAnswer);
});
