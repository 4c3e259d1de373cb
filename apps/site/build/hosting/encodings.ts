export type Encoding = 'br' | 'zstd' | 'gzip';

/** Encodings of precompressed files, smallest first (docs/decisions/0017). */
export const ENCODINGS: readonly { readonly encoding: Encoding; readonly extension: string }[] = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'zstd', extension: '.zst' },
  { encoding: 'gzip', extension: '.gz' },
];

export function isCompressedCopy(file: string): boolean {
  return ENCODINGS.some(({ extension }) => file.endsWith(extension));
}
