import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, SAMPLE_PAGES, screenshotId } from '@waypage/content';
import { localizedPath } from '../src/i18n/localized-path.ts';

/** A page of which there is a screenshot. */
export interface PicturedPage {
  /** Under which the app host keeps the picture. */
  readonly id: string;
  /** The page's address on the site. */
  readonly address: string;
}

/** Every sample page in every language. */
export const PICTURED_PAGES: readonly PicturedPage[] = SAMPLE_PAGES.flatMap(({ qrType, id }) =>
  LOCALES.map((locale) => ({
    id: screenshotId(id, locale),
    address: localizedPath(`/sample/${qrType}/${id}`, locale),
  })),
);

const ORIGIN = /https?:\/\/[\w.-]+(?::\d+)?/g;

/**
 * What a built page looks like, as a hash of its markup and its styles. Hosts count as equal: a build for others does
 * not look different.
 *
 * @param dist folder of the build
 */
export function pageHash(dist: string, { address }: PicturedPage): string {
  const html = readFileSync(path.join(dist, `${address}.html`), 'utf8');
  const body = /<body><div id="root"[^>]*>(.*?)<\/body>/s.exec(html)?.[1];
  const sheet = /<link rel="stylesheet" href="(\/assets\/page-[^"]+)">/.exec(html)?.[1];
  if (body === undefined || sheet === undefined) {
    throw new Error(
      `[site] ${address} is not written as a sample page is, so its looks cannot be compared. Build the site first.`,
    );
  }
  const styles = readFileSync(path.join(dist, sheet), 'utf8');
  return createHash('sha256')
    .update(body.replaceAll(ORIGIN, ''))
    .update(styles)
    .digest('base64url')
    .slice(0, 16);
}
