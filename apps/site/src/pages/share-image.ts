import type { Locale } from '@waypage/content';
import { findPageDefinition, type Page, type PageName } from './find-page.ts';

/** Size of the images that other sites show of a page, in pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** What an image shows: a page or, where it shows one of many, the one. */
export type ImageSubject = Pick<Page, 'route' | 'id'>;

/** What the image of a page shows: the page itself, or the one whose image it shares. */
export function imageSubject({ route, id }: ImageSubject): ImageSubject {
  const { shareImageOf } = findPageDefinition(route);
  if (shareImageOf !== undefined) return { route: shareImageOf as PageName };
  return id === undefined ? { route } : { route, id };
}

/** The image that other sites show of a page in one language, below `/images/og/`. */
export function shareImage(page: Page, locale: Locale) {
  return { file: imageFile(imageSubject(page), locale), ...SHARE_IMAGE_SIZE };
}

/** File of an image in one language, below `/images/og/`. */
export function imageFile({ route, id }: ImageSubject, locale: Locale): string {
  return `${[route, ...(id === undefined ? [] : [id]), locale].join('-')}.png`;
}
