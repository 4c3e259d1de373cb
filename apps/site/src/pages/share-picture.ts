import type { Locale } from '@waypage/content';
import { findPageDefinition, type Page, type PageName } from './find-page.ts';

/** Size of the pictures that other sites show of a page, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What a picture shows: a page or, where it shows one of many, the one. */
export type PictureSubject = Pick<Page, 'screen' | 'id'>;

/** What the picture of a page shows: the page itself, or the one whose picture it shares. */
export function pictureSubject({ screen, id }: PictureSubject): PictureSubject {
  const { sharePictureOf } = findPageDefinition(screen);
  if (sharePictureOf !== undefined) return { screen: sharePictureOf as PageName };
  return id === undefined ? { screen } : { screen, id };
}

/** The picture that other sites show of a page in one language, below `/images/og/`. */
export function sharePicture(page: Page, locale: Locale) {
  return { file: pictureFile(pictureSubject(page), locale), ...SHARE_PICTURE_SIZE };
}

/** File of a picture in one language, below `/images/og/`. */
export function pictureFile({ screen, id }: PictureSubject, locale: Locale): string {
  return `${[screen, ...(id === undefined ? [] : [id]), locale].join('-')}.png`;
}
