import measured from './metrics.json' with { type: 'json' };

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** Each is a file of `e2e/browsers/flows` with this name. */
export const FLOWS = ['claim', 'plans', 'check-a-code', 'print-kit', 'contact'] as const;

/** The URLs that `pnpm bench --every-page` loads. */
export const WEIGHED_PAGES = {
  home: '/',
  plans: '/plans',
  'check-a-code': '/check-a-code',
  'print-kit': '/print-kit',
  'qrcode-type': '/qrcode-types/vcard-plus',
  samples: '/samples',
} as const;

export type WeighedPage = keyof typeof WEIGHED_PAGES;

/** Maximum ratio of a page's first paint to its baseline: the same page without scripts and web fonts. */
export const PAINT_BUDGET = 1.1;

/** Results of the last full test run and the last measurement, written by `pnpm metrics`. */
export interface Metrics {
  /** End of the tests, ISO 8601 in UTC. */
  readonly testedAt: string;
  /** Date of the measurement of the pages. */
  readonly measuredOn: string;
  /** Abbreviated hash of the tested commit. */
  readonly commit: string;
  readonly tests: number;
  /** Number of images of codes that two decoders read correctly. */
  readonly codes: number;
  /** Number of page states in which axe, with all rules, found nothing. */
  readonly accessibleStates: number;
  readonly languages: number;
  /** Number of requests of this page on a phone. */
  readonly requests: number;
  readonly pages: readonly {
    readonly page: WeighedPage;
    /** Transferred bytes. */
    readonly bytes: number;
    /** First paint of the page and of its baseline on a slow phone, in milliseconds. */
    readonly paint: number;
    readonly baseline: number;
  }[];
  readonly flows: readonly {
    readonly flow: (typeof FLOWS)[number];
    readonly engines: readonly Engine[];
  }[];
}

export const METRICS = measured as Metrics;
