export type Encoding = 'br' | 'zstd' | 'gzip';

/** The encodings a build is kept in, the smallest first (docs/decisions/0017), and their files' ending. */
export const ENCODINGS: readonly { readonly encoding: Encoding; readonly extension: string }[] = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'zstd', extension: '.zst' },
  { encoding: 'gzip', extension: '.gz' },
];

/** Whether a file is the compressed copy of another one, and so has no URL of its own. */
export function isCompressedCopy(file: string): boolean {
  return ENCODINGS.some(({ extension }) => file.endsWith(extension));
}
