export * from './analytics/index.ts';
export { BRAND, setBrand } from './brand.ts';
export type { Brand, SocialNetwork, Storefront } from './brand.ts';
export * from './comparison/index.ts';
export {
  CLAIM_PATH_MAX_LENGTH,
  CLAIM_QR_TYPE,
  COUNTER,
  DESIGNER,
  HERO_EMPTY_MS,
  HERO_FILLED_MS,
  HERO_SAMPLES,
  SCREENSHOT_SIZE,
  SCROLL_TO_SECTION_DELAY_MS,
  TESTIMONIAL_ROTATION,
} from './constants.ts';
export type { HeroSampleId } from './constants.ts';
export { FACT_NAMES, factsFor } from './facts.ts';
export type { FactName } from './facts.ts';
export * from './faq/index.ts';
export * from './features/index.ts';
export * from './how-it-works/index.ts';
export type { IconName } from './icon-name.ts';
export {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_DIRECTIONS,
  LOCALE_NAMES,
  LOCALE_STORAGE_KEY,
  LOCALES,
  OPEN_GRAPH_LOCALES,
  SCREENSHOT_LOCALES,
} from './locales.ts';
export type { AnyLocale, Locale } from './locales.ts';
export * from './menus/index.ts';
export type { Message, MessageKey, MessageNamespace } from './messages/keys.ts';
export { formatUsdCents, usdParts } from './money.ts';
export type { UsdParts } from './money.ts';
export { formatNumber } from './numbers.ts';
export * from './page-types/index.ts';
export * from './pricing/index.ts';
export * from './print/index.ts';
export * from './promises/index.ts';
export { registerLocale } from './register-locale.ts';
export type {
  LocaleDefinition,
  LocaleFormat,
  MessageLoaders,
  PartialMessageLoaders,
  PartialTexts,
} from './register-locale.ts';
export * from './samples/index.ts';
export * from './sections/index.ts';
export * from './solutions/index.ts';
export * from './store/index.ts';
export * from './templates/index.ts';
export * from './testimonials/index.ts';
export * from './use-cases/index.ts';
