import { encode } from 'uqr';

/** Error correction: M recovers 15 per cent of a code, H 30. */
export type Level = 'M' | 'H';

/** A code to draw. */
export interface Code {
  /** Modules per side, without the clear edge. */
  readonly size: number;
  readonly level: Level;
  /** Rows of modules; true is dark. */
  readonly rows: readonly (readonly boolean[])[];
}

/** Modules per side of a finder pattern, without its light border. */
export const FINDER = 7;

/**
 * Encodes a text; undefined when it is empty or no code of that level holds it.
 *
 * @param level M, or H for a code that a logo covers in part
 */
export function encodeData(data: string, level: Level): Code | undefined {
  if (data === '') return undefined;
  try {
    const text = data.replace(/\p{Surrogate}/gu, '\uFFFD');
    const { size, data: rows } = encode(text, { ecc: level, border: 0 });
    return { size, level, rows };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Upper left modules of the three finder patterns. */
export function finderPlaces(size: number): readonly (readonly [x: number, y: number])[] {
  return [
    [0, 0],
    [size - FINDER, 0],
    [0, size - FINDER],
  ];
}

/** The rows without the finder patterns and without what lies under the logo. */
export function dataModules({ size, rows }: Code, logoSize: number): Code['rows'] {
  const first = (size - logoSize) / 2;
  const isUnderLogo = (x: number, y: number) =>
    x >= first && x < first + logoSize && y >= first && y < first + logoSize;
  const isFinder = (x: number, y: number) =>
    (x < FINDER && (y < FINDER || y >= size - FINDER)) || (x >= size - FINDER && y < FINDER);
  return rows.map((row, y) => row.map((dark, x) => dark && !isFinder(x, y) && !isUnderLogo(x, y)));
}
