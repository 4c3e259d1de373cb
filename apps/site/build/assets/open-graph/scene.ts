import type { Links } from '@waypage/api-client';
import type { Locale } from '@waypage/content';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { PrintedObjectId } from '#components/printed-object/find-object.ts';
import type { Drawing } from '../drawing.ts';
import type { SampleUrl } from '../objects/objects.ts';
import type { phonesOf } from './phone.ts';

export interface SceneParts {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly links: Pick<Links, 'shortUrl'>;
  readonly urlOf: SampleUrl;
  /** The URL for codes that belong to no sample: the site itself. */
  readonly siteUrl: string;
  readonly object: (id: PrintedObjectId) => Promise<Drawing>;
  readonly phone: ReturnType<typeof phonesOf>;
}

export interface Scene {
  readonly title: string;
  readonly room: number;
  /** Elements of an SVG of 1200 × 630 units, drawn below the text. */
  readonly body: readonly (string | Promise<string>)[];
}
