import type { CompressionLevels } from '../hosting/precompress.ts';

const CHOICES = ['release', 'fast', 'none'] as const satisfies (CompressionLevels | 'none')[];

export function readCompression(text = ''): (typeof CHOICES)[number] {
  if (text === '') return 'release';
  const choice = CHOICES.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new Error(
    `SITE_COMPRESSION is ${JSON.stringify(text)}, so nobody knows how to compress the build. ` +
      `Set it to one of ${CHOICES.join(', ')}, or leave it out for release.`,
  );
}
