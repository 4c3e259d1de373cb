import type { CodeLevel } from '@waypage/content/print';
import { isInFinder } from '@waypage/outlines';
import { encode, QrCodeDataType } from 'uqr';

export interface Code {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  readonly level: CodeLevel;
  readonly rows: readonly (readonly boolean[])[];
  /** Modules that carry data or error correction. The others are the same in every code of the size. */
  readonly isData: readonly (readonly boolean[])[];
  readonly isAlignment: readonly (readonly boolean[])[];
}

/**
 * Encodes text; returns undefined when it is empty or too long for the level.
 *
 * @param level M, or H for a code that a logo covers in part
 */
export function encodeData(data: string, level: CodeLevel): Code | undefined {
  if (data === '') return undefined;
  const known = latest.get(level);
  if (known?.data === data) return known.code;
  let code: Code | undefined;
  try {
    const text = data.replace(/\p{Surrogate}/gu, '\uFFFD');
    const { size, data: rows, types } = encode(text, { ecc: level, border: 0 });
    const isOf = (wanted: QrCodeDataType) => types.map((row) => row.map((type) => type === wanted));
    code = {
      size,
      level,
      rows,
      isData: isOf(QrCodeDataType.Data),
      isAlignment: isOf(QrCodeDataType.Alignment),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    code = undefined;
  }
  latest.set(level, { data, code });
  return code;
}

/**
 * Caches the latest code of each level: encoding a large one takes longer than a frame, and several components ask for
 * the same one.
 */
const latest = new Map<CodeLevel, { readonly data: string; readonly code: Code | undefined }>();

export function dataModules({ size, rows }: Code, logoSize: number): Code['rows'] {
  const first = (size - logoSize) / 2;
  const isUnderLogo = (x: number, y: number) =>
    x >= first && x < first + logoSize && y >= first && y < first + logoSize;
  return rows.map((row, y) =>
    row.map((dark, x) => dark && !isInFinder(size, x, y) && !isUnderLogo(x, y)),
  );
}
