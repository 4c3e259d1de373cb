/**
 * What the decoder made of a drawing: `slow` when only one view of it was read, `unknown` when it
 * could not be asked.
 */
export type Reading = 'reads' | 'slow' | 'fails' | 'unknown';

/** A painted drawing on its way to the decoder. */
export interface DecodeRequest {
  readonly id: number;
  readonly pixels: ImageData['data'];
  readonly width: number;
  readonly height: number;
}

/** What it says; undefined when nothing was found. */
export interface DecodeAnswer {
  readonly id: number;
  readonly text: string | undefined;
}
