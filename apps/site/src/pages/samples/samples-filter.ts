import {
  AUDIENCE_FILTERS,
  LOOK_FILTERS,
  SAMPLE_PAGES,
  type SamplePage,
} from '@waypage/content/samples';
import { TEMPLATES, type Audience, type Look, type QrType } from '@waypage/content/templates';

/** What is asked for; a part that is absent asks for all. */
export interface SamplesFilter {
  readonly type?: QrType | undefined;
  readonly audience?: Audience | undefined;
  readonly look?: Look | undefined;
}

interface Traits {
  readonly audience: Audience;
  readonly look: Look;
}

/** For whom the samples beside the catalogue are, and how they look; a test finds one that is missing. */
const TRAITS_BESIDE_CATALOGUE: Readonly<Partial<Record<SamplePage['id'], Traits>>> = {
  'product-kettle': { audience: 'products', look: 'light' },
  'feedback-exit': { audience: 'events', look: 'plain' },
  'apps-tides': { audience: 'people', look: 'dark' },
};

/** For whom a sample is and how it looks: as its template. */
export function traitsOf({ id }: SamplePage): Traits | undefined {
  return TEMPLATES.find((template) => template.id === id) ?? TRAITS_BESIDE_CATALOGUE[id];
}

/** The order of the design's first rows, by the rhythm of their pages; all others follow as they are listed. */
const FIRST: readonly SamplePage['id'][] = [
  'coupon-two-for-one',
  'vcard-black',
  'business-realtor',
  'link-photo',
  'gallery-wall',
  'label-food',
  'pet-dog',
  'sales-menu',
  'audio-episode',
];

const PAGES = SAMPLE_PAGES.filter(({ isPageless }) => !isPageless);

/** All samples that have a page of ours, in the order of the page. */
export const ALL_SAMPLES: readonly SamplePage[] = [
  ...FIRST.flatMap((id) => PAGES.filter((sample) => sample.id === id)),
  ...PAGES.filter(({ id }) => !FIRST.includes(id)),
];

/** A sample of each type, in the order of the template catalogue; types beside it come last. */
export const TYPE_SAMPLES: readonly SamplePage[] = [
  ...new Set([...TEMPLATES, ...PAGES].map(({ qrType }) => qrType)),
].flatMap((qrType) => ALL_SAMPLES.find((sample) => sample.qrType === qrType) ?? []);

/** The samples that fit all that is asked for. */
export function filterSamples({ type, audience, look }: SamplesFilter): readonly SamplePage[] {
  return ALL_SAMPLES.filter((sample) => {
    const traits = traitsOf(sample);
    return (
      (type === undefined || sample.qrType === type) &&
      (audience === undefined || traits?.audience === audience) &&
      (look === undefined || traits?.look === look)
    );
  });
}

/** Names of the filter's parts in the URL and in the form. */
export const FILTER_NAMES = { type: 'type', audience: 'for', look: 'look' } as const;

/** Reads `?type=…&for=…&look=…`; a word that is no filter asks for all. */
export function readFilter(query: URLSearchParams): SamplesFilter {
  const type = TYPE_SAMPLES.find(({ qrType }) => qrType === query.get(FILTER_NAMES.type))?.qrType;
  const audience = AUDIENCE_FILTERS.find(
    (filter) => filter.audience === query.get(FILTER_NAMES.audience),
  )?.audience;
  const look = LOOK_FILTERS.find((filter) => filter.look === query.get(FILTER_NAMES.look))?.look;
  return { ...(type && { type }), ...(audience && { audience }), ...(look && { look }) };
}

/** The query that keeps a filter: the parts that are asked for, in a fixed order; empty for all. */
export function filterQuery({ type, audience, look }: SamplesFilter): string {
  const query = new URLSearchParams();
  if (type) query.set(FILTER_NAMES.type, type);
  if (audience) query.set(FILTER_NAMES.audience, audience);
  if (look) query.set(FILTER_NAMES.look, look);
  return query.toString();
}
