import { deepFreeze } from './internal/deep-freeze.ts';

/** The QR type whose page a claimed path opens. */
export const CLAIM_QR_TYPE = 'link-in-bio';

/** Longest claimed path, in characters. */
export const CLAIM_PATH_MAX_LENGTH = 20;

/**
 * The samples of the hero in the order of their appearance, each with the QR type
 * that is in the URL of its page.
 */
export const HERO_SAMPLES = /* @__PURE__ */ deepFreeze([
  { id: 'vcard-black', qrType: 'vcard-plus' },
  { id: 'business-realtor', qrType: 'business' },
  { id: 'vcard-white', qrType: 'vcard-plus' },
  { id: 'google', qrType: 'google-review' },
] as const);

/** Id of a sample shown in the hero. */
export type HeroSampleId = (typeof HERO_SAMPLES)[number]['id'];

/** How long the hero shows a sample, in milliseconds. */
export const HERO_FILLED_MS = 5000;

/** How long the hero is empty between two samples, in milliseconds. */
export const HERO_EMPTY_MS = 600;

/** Delay before scrolling to the section of `/s/{sectionId}`, in milliseconds. */
export const SCROLL_TO_SECTION_DELAY_MS = 100;

/** Size of the images of sample pages, in pixels. */
export const SCREENSHOT_SIZE = /* @__PURE__ */ deepFreeze({ width: 360, height: 720 } as const);

/** The designer. */
export const DESIGNER = /* @__PURE__ */ deepFreeze({
  /** Its height is that of the window minus this many CSS pixels. */
  heightOffset: 92,
  /** Without a valid message for this long it counts as failed. */
  handshakeMs: 10_000,
} as const);

/** The counter of the analytics showcase. */
export const COUNTER = /* @__PURE__ */ deepFreeze({ value: 12_879, durationMs: 1500 } as const);

/** The quotes. */
export const TESTIMONIAL_ROTATION = /* @__PURE__ */ deepFreeze({ intervalMs: 5000 } as const);
