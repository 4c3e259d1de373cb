import measured from './metrics.json' with { type: 'json' };

/** The engines that each flow is tried in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** The flows that are shown, each a file of `e2e/browsers/flows` of its name. */
export const FLOWS = ['claim', 'plans', 'check-a-code', 'print-kit', 'contact'] as const;

export type Flow = (typeof FLOWS)[number];

/** The pages whose weight is shown, by the URL that `pnpm bench --every-page` loads. */
export const WEIGHED_PAGES = {
  home: '/',
  plans: '/plans',
  'check-a-code': '/check-a-code',
  'print-kit': '/print-kit',
  'qrcode-type': '/qrcode-types/vcard-plus',
  samples: '/samples',
} as const;

export type WeighedPage = keyof typeof WEIGHED_PAGES;

/** How often its baseline, the same page without scripts and web fonts, a page may take to its first paint. */
export const PAINT_BUDGET = 1.1;

/** What the last whole run of the tests and the last measurement said; `pnpm metrics` writes it. */
export interface Metrics {
  /** When the tests ended, ISO 8601 in UTC. */
  readonly testedAt: string;
  /** When the pages were measured, a day. */
  readonly measuredOn: string;
  /** The first letters of the commit that was tested. */
  readonly commit: string;
  /** Tests that ran, all of which passed. */
  readonly tests: number;
  /** Images of codes that two decoders read, each what it should say. */
  readonly codes: number;
  /** States of pages in which axe, with no rule off, found nothing. */
  readonly accessibleStates: number;
  /** Languages in which every text stands. */
  readonly languages: number;
  /** Of this page, loaded by a phone: how much it asks for. */
  readonly requests: number;
  readonly pages: readonly {
    readonly page: WeighedPage;
    /** All that is loaded, in bytes as they go over the network. */
    readonly bytes: number;
    /** The first paint of the page and of its baseline, on a slow phone, in milliseconds. */
    readonly paint: number;
    readonly baseline: number;
  }[];
  /** The engines that each flow passed in. */
  readonly flows: readonly { readonly flow: Flow; readonly engines: readonly Engine[] }[];
}

export const METRICS = measured as Metrics;
