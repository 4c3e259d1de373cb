import {
  AUDIENCE_FILTERS,
  LOOK_FILTERS,
  SAMPLE_PAGES,
  type SamplePage,
} from '@waypage/content/samples';
import {
  TEMPLATES,
  type Audience,
  type Look,
  type QrType,
  type Template,
} from '@waypage/content/templates';
import type { QueryParameters } from '#features/query-state/useQueryState.ts';

/** An absent filter matches all samples. */
export interface SamplesFilter {
  readonly type?: QrType | undefined;
  readonly audience?: Audience | undefined;
  readonly look?: Look | undefined;
}

type Traits = Pick<Template, 'audience' | 'look'>;

/** Traits of the samples that are not in the template catalog; a test finds missing ones. */
const TRAITS_BESIDE_CATALOG: Readonly<Partial<Record<SamplePage['id'], Traits>>> = {
  'product-kettle': { audience: 'products', look: 'light' },
  'feedback-exit': { audience: 'events', look: 'plain' },
  'apps-tides': { audience: 'people', look: 'dark' },
};

export function traitsOf({ id }: SamplePage): Traits | undefined {
  return TEMPLATES.find((template) => template.id === id) ?? TRAITS_BESIDE_CATALOG[id];
}

/** The first rows in the design, arranged by the rhythm of their pages. The others follow in the order of the list. */
const FIRST_IDS: readonly SamplePage['id'][] = [
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

export const ALL_SAMPLES: readonly SamplePage[] = [
  ...FIRST_IDS.flatMap((id) => PAGES.filter((sample) => sample.id === id)),
  ...PAGES.filter(({ id }) => !FIRST_IDS.includes(id)),
];

/** One sample per type, in the order of the template catalog; types without a template come last. */
export const TYPE_SAMPLES: readonly SamplePage[] = [
  ...new Set([...TEMPLATES, ...PAGES].map(({ qrType }) => qrType)),
].flatMap((qrType) => ALL_SAMPLES.find((sample) => sample.qrType === qrType) ?? []);

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

export const NO_FILTER: SamplesFilter = {};

/** `?type=…&for=…&look=…`; the form has the same names. An unknown value matches all samples. */
export const QUERY_PARAMETERS: QueryParameters<SamplesFilter> = {
  type: {
    name: 'type',
    read: ([type]) => TYPE_SAMPLES.find(({ qrType }) => qrType === type)?.qrType,
  },
  audience: {
    name: 'for',
    read: ([value]) => AUDIENCE_FILTERS.find(({ audience }) => audience === value)?.audience,
  },
  look: {
    name: 'look',
    read: ([value]) => LOOK_FILTERS.find(({ look }) => look === value)?.look,
  },
};
