import { deepFreeze } from './internal/deep-freeze.ts';

/** QR type of the page behind a claimed path. */
export const CLAIM_QR_TYPE = 'link-in-bio';

/** Longest claimed path, in characters. */
export const CLAIM_PATH_MAX_LENGTH = 20;

/** The samples of the hero in display order, each with the QR type in the URL of its page. */
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

/** Size of sample page screenshots, in pixels. */
export const SCREENSHOT_SIZE = /* @__PURE__ */ deepFreeze({ width: 360, height: 720 } as const);

/** The frame of the QR designer. */
export const DESIGNER = /* @__PURE__ */ deepFreeze({
  /** CSS pixels subtracted from the window's height to get the frame's. */
  heightOffset: 92,
  /** Milliseconds without a valid message after which loading counts as failed. */
  handshakeMs: 10_000,
} as const);

/** The animated counter of the analytics section. */
export const COUNTER = /* @__PURE__ */ deepFreeze({ value: 12_879, durationMs: 1500 } as const);

/** The rotation of the quotes. */
export const TESTIMONIAL_ROTATION = /* @__PURE__ */ deepFreeze({ intervalMs: 5000 } as const);
