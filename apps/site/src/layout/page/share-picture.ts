import type { Locale } from '@waypage/content';
import type { Page, PageName } from '../../services/routes.ts';

/** Size of the pictures that other sites show of a page, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Sample pages are not to be found, so they show the picture of the home page. */
export type PicturedScreen = Exclude<PageName, 'sample-page'>;

/** What a picture shows: a screen or, where it shows one of many, the one. */
export interface PictureSubject {
  readonly screen: PicturedScreen;
  readonly id?: string | undefined;
}

/** What the picture of a page shows. */
export function pictureSubject({ screen, id }: Pick<Page, 'screen' | 'id'>): PictureSubject {
  return screen === 'sample-page' ? { screen: 'home' } : { screen, id };
}

/** File of a picture in one language, below `/images/og/`. */
export function pictureFile({ screen, id }: PictureSubject, locale: Locale): string {
  return `${[screen, ...(id === undefined ? [] : [id]), locale].join('-')}.png`;
}
