export { BRAND } from './brand';
export type { SocialNetwork } from './brand';
export {
  CLAIM_QR_TYPE,
  HERO_EMPTY_MS,
  HERO_FILLED_MS,
  HERO_SAMPLES,
  SCROLL_TO_SECTION_DELAY_MS,
  SECTION_IDS,
} from './constants';
export type { HeroSampleId, SectionId } from './constants';
export { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALE_STORAGE_KEY, LOCALES } from './locales';
export type { Locale } from './locales';
export { formatUsd } from './money';
export { annualSaving, getPlan, PLANS } from './pricing';
export type { BillingPeriod, Plan, PlanId } from './pricing';
