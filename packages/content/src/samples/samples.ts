import { camelCase } from '../internal/camel-case.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { DEFAULT_LOCALE, SCREENSHOT_LOCALES, type Locale } from '../locales.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { QrType } from '../templates/qr-type.ts';
import { CLAIMED_PATHS, type SampleId } from './claimed-paths.ts';
import { SAMPLE_PATHS, type SamplePageId } from './sample-paths.ts';

/** The messages of a made-up customer with a printed object. */
export type SampleNamespace = `sample-${SampleId}`;

/** A made-up customer's page. */
export interface SamplePage {
  readonly id: SamplePageId;
  readonly qrType: QrType;
  /** Whether its code opens a page that is not ours, so that none can be made from it. */
  readonly isPageless: boolean;
  readonly name: MessageKey<SampleNamespace | 'template-pages'>;
  /** What its page shows, for people who cannot see it. */
  readonly picture: MessageKey<SampleNamespace | 'template-pages'>;
  /** Nobody of this is real: the site shows it with a visible tag. */
  readonly isSample: true;
}

/** A made-up customer's page with the printed object that carries its code. */
export interface Sample extends SamplePage {
  readonly id: SampleId;
  /** The claimed path that stands on its object. */
  readonly path: string;
  readonly name: MessageKey<SampleNamespace>;
  readonly picture: MessageKey<SampleNamespace>;
  /** What its object looks like, for people who cannot see it. */
  readonly objectImage: MessageKey<SampleNamespace>;
}

/** Kinds of code that open a URL of the customer's own. */
const PAGELESS: readonly QrType[] = ['short-url', 'google-review'];

const hasObject = (id: SamplePageId): id is SampleId => id in CLAIMED_PATHS;

function readPaths() {
  return SAMPLE_PATHS.map((path) => {
    const [qrType, id] = path.split('/') as [QrType, SamplePageId];
    return { id, qrType, isPageless: PAGELESS.includes(qrType), isSample: true } as const;
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

/** The samples of the carousel: those that have a page of ours to open. */
export const CAROUSEL_SAMPLES: readonly Sample[] = /* @__PURE__ */ deepFreeze(
  SAMPLES.filter((sample) => !sample.isPageless),
);

/** Every page at `/sample/{qrType}/{id}`: samples with an object come first. */
export const SAMPLE_PAGES: readonly SamplePage[] = /* @__PURE__ */ deepFreeze([
  ...SAMPLES,
  .../* @__PURE__ */ pagesWithoutObject(),
]);

/** The sample with an id and an object; `undefined` when there is none. */
export function findSample(id: string): Sample | undefined {
  return SAMPLES.find((sample) => sample.id === id);
}

/** The page with an id; `undefined` when there is none. */
export function findSamplePage(id: string): SamplePage | undefined {
  return SAMPLE_PAGES.find((page) => page.id === id);
}

/**
 * The id under which the app host keeps the screenshot of a sample's page in a language: the sample's own in
 * English and where a language has none of its own yet, with the language behind it in the others.
 */
export function screenshotId(sampleId: SamplePageId, locale: Locale): string {
  const hasOwn = locale !== DEFAULT_LOCALE && SCREENSHOT_LOCALES.includes(locale);
  return hasOwn ? `${sampleId}-${locale}` : sampleId;
}
