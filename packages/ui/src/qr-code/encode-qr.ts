import { encode } from 'uqr';

/** Error correction level: a code scans with up to 7, 15, 25 or 30 percent missing. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** The dark modules of a code as a single SVG path. */
export interface QrPath {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  /** Path data with one unit per module and the origin at the pattern's top left. */
  readonly path: string;
  /** The same modules row by row, from the top left; true is dark. For custom rendering. */
  readonly rows: readonly (readonly boolean[])[];
}

/**
 * The dark runs of all rows as rectangles, each relative to the start of the one before: equal steps then compress
 * well.
 */
function runsPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  let lastX = 0;
  let lastY = 0;
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end += 1;
      const run = String(end - x + 1);
      path += `m${String(x - lastX)} ${String(y - lastY)}h${run}v1h-${run}z`;
      lastX = x;
      lastY = y;
      x = end;
    }
  }
  return path;
}

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Caches the latest code: a page often draws the same URL in several places at once. */
let latest: { readonly value: string; readonly level: QrLevel; readonly code: QrPath } | undefined;

/**
 * Encodes a text as a QR code. A lone surrogate is encoded as U+FFFD.
 *
 * @param options.level error correction. @default 'M'
 * @throws RangeError when the text exceeds the capacity of the level.
 */
export function encodeQr(
  value: string,
  { level = 'M' }: { readonly level?: QrLevel | undefined } = {},
): QrPath {
  if (latest?.value === value && latest.level === level) return latest.code;
  try {
    const { data, size } = encode(value.replace(LONE_SURROGATES, '\uFFFD'), {
      ecc: level,
      border: 0,
    });
    const code = { size, path: runsPath(data), rows: data };
    latest = { value, level, code };
    return code;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new RangeError(
      `[@waypage/ui] encodeQr could not encode a text of ${String(value.length)} characters: it does not fit in the largest QR code of level ${level}. Shorten the text or choose a lower level.`,
      { cause },
    );
  }
}
