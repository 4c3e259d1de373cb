import type { Links } from '@waypage/api-client';
import type { Locale } from '@waypage/content';
import type { SampleId } from '@waypage/content/samples';
import type { TFunction } from 'i18next';
import type { PrintedObjectId } from '#components/printed-object/find-object.ts';
import type { Drawing } from '../drawing.ts';
import type { SampleUrl } from '../objects/objects.ts';

/** What the images of one language are made with. */
export interface SceneParts {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly links: Pick<Links, 'shortUrl'>;
  readonly urlOf: SampleUrl;
  /** What a code opens that belongs to no sample: the site itself. */
  readonly siteUrl: string;
  readonly object: (id: PrintedObjectId) => Promise<Drawing>;
  readonly phone: (
    sampleId: SampleId,
    place: { readonly x: number; readonly y: number; readonly width: number },
  ) => Promise<string>;
}

/** An image: words on the left, things on the right. */
export interface Scene {
  /** The headline of the page. */
  readonly title: string;
  /** Room of the headline, in pixels. */
  readonly room: number;
  /** Inside of an SVG of 1200 × 630 units, below the words. */
  readonly body: string;
}
