import type { Locale } from '@waypage/content';
import { findPageDefinition, type Page, type PageName } from './page-registry.ts';

/** In pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The page that an image shows, or one id of it. */
export type ImageSubject = Pick<Page, 'route' | 'id'>;

export function imageSubject({ route, id }: ImageSubject): ImageSubject {
  const { shareImageOf } = findPageDefinition(route);
  if (shareImageOf !== undefined) return { route: shareImageOf as PageName };
  return id === undefined ? { route } : { route, id };
}

/** The share image of a page in one locale, relative to `/images/og/`. */
export function shareImage(page: Page, locale: Locale) {
  return { file: imageFile(imageSubject(page), locale), ...SHARE_IMAGE_SIZE };
}

export function imageFile({ route, id }: ImageSubject, locale: Locale): string {
  return `${[route, ...(id === undefined ? [] : [id]), locale].join('-')}.png`;
}
