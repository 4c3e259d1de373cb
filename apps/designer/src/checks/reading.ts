/** Result of decoding a drawing: `slow` when only one rendering was decoded, `unknown` when the decoder failed. */
export type Reading = 'reads' | 'slow' | 'fails' | 'unknown';

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
