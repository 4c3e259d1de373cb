import { camelCase } from '../internal/message-keys.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { getById } from '../internal/get-by-id.ts';
import { DEFAULT_LOCALE, SCREENSHOT_LOCALES, type Locale } from '../locales.ts';
import type { MessageKey } from '../messages/keys.ts';
import { PAGELESS_TYPES, type QrType } from '../templates/qr-type.ts';
import { CLAIMED_PATHS, type SampleId } from './claimed-paths.ts';
import { SAMPLE_PATHS, type SamplePageId } from './sample-paths.ts';
import type { Audience, Look } from '../templates/templates.ts';

/** The message namespace of a fictional customer with a printed object. */
export type SampleNamespace = `sample-${SampleId}`;

/** The page of a fictional customer. */
export interface SamplePage {
  readonly id: SamplePageId;
  readonly qrType: QrType;
  /** Whether its code opens an external page, so that none can be created from it. */
  readonly isPageless: boolean;
  readonly name: MessageKey<SampleNamespace | 'template-pages'>;
  /** Text alternative of the page. */
  readonly picture: MessageKey<SampleNamespace | 'template-pages'>;
  /** Marks fictional content: the site shows it with a visible tag. */
  readonly isSample: true;
}

/** The page of a fictional customer and the printed object with its code. */
export interface Sample extends SamplePage {
  readonly id: SampleId;
  /** Claimed path printed on the object. */
  readonly path: string;
  readonly name: MessageKey<SampleNamespace>;
  readonly picture: MessageKey<SampleNamespace>;
  /** Text alternative of the object. */
  readonly objectImage: MessageKey<SampleNamespace>;
}

const hasObject = (id: SamplePageId): id is SampleId => id in CLAIMED_PATHS;

function readPaths() {
  return SAMPLE_PATHS.map((path) => {
    const [qrType, id] = path.split('/') as [QrType, SamplePageId];
    return { id, qrType, isPageless: PAGELESS_TYPES.includes(qrType), isSample: true } as const;
  });
}

function samples(): Sample[] {
  return readPaths().flatMap(({ id, ...page }) =>
    hasObject(id)
      ? {
          ...page,
          id,
          path: CLAIMED_PATHS[id],
          name: `sample-${id}:name` as const,
          picture: `sample-${id}:picture` as const,
          objectImage: `sample-${id}:object.picture` as const,
        }
      : [],
  );
}

function pagesWithoutObject(): SamplePage[] {
  return readPaths()
    .filter(({ id }) => !hasObject(id))
    .map((page) => ({
      ...page,
      name: `template-pages:${camelCase(page.id)}.name` as MessageKey<'template-pages'>,
      picture: `template-pages:${camelCase(page.id)}.picture` as MessageKey<'template-pages'>,
    }));
}

/** The samples with a printed object, in the order of the carousel. */
export const SAMPLES: readonly Sample[] = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ samples());

/** The samples of the carousel: those with a page of our own. */
export const CAROUSEL_SAMPLES: readonly Sample[] = /* @__PURE__ */ deepFreeze(
  SAMPLES.filter((sample) => !sample.isPageless),
);

/** All pages at `/sample/{qrType}/{id}`; samples with a printed object come first. */
export const SAMPLE_PAGES: readonly SamplePage[] = /* @__PURE__ */ deepFreeze([
  ...SAMPLES,
  .../* @__PURE__ */ pagesWithoutObject(),
]);

/** Finds a sample with a printed object by id. */
export function findSample(id: string): Sample | undefined {
  return SAMPLES.find((sample) => sample.id === id);
}

/**
 * Returns a sample with a printed object by id.
 *
 * @throws {RangeError} for an unknown id.
 */
export function getSample(id: SampleId): Sample {
  return getById('sample', SAMPLES, id);
}

/** Finds a sample page by id. */
export function findSamplePage(id: string): SamplePage | undefined {
  return SAMPLE_PAGES.find((page) => page.id === id);
}

/**
 * Id under which the app host stores the screenshot of a sample page: the sample's id, with the language appended in
 * languages other than English that have screenshots of their own.
 */
export function screenshotId(sampleId: SamplePageId, locale: Locale): string {
  const isLocalized = locale !== DEFAULT_LOCALE && SCREENSHOT_LOCALES.includes(locale);
  return isLocalized ? `${sampleId}-${locale}` : sampleId;
}

/** The filter "For" of `/samples`. */
export const AUDIENCE_FILTERS: readonly {
  readonly audience: Audience;
  readonly label: MessageKey<'samples-page'>;
}[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ (['people', 'shops', 'events', 'products', 'places', 'pets'] as const).map(
    (audience) => ({ audience, label: `samples-page:audiences.${audience}` as const }),
  ),
);

/** The filter "Look" of `/samples`. */
export const LOOK_FILTERS: readonly {
  readonly look: Look;
  readonly label: MessageKey<'samples-page'>;
}[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ (['light', 'dark', 'photo', 'plain'] as const).map((look) => ({
    look,
    label: `samples-page:looks.${look}` as const,
  })),
);
