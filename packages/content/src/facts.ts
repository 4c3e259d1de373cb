import { PRINT_RULES } from '@waypage/codes/print-rules';
import { BRAND } from './brand.ts';
import { CLAIM_PATH_MAX_LENGTH } from './constants.ts';
import { deepFreeze } from './internal/deep-freeze.ts';
import type { AnyLocale } from './locales.ts';
import { formatUsdCents } from './money.ts';
import { formatNumber } from './numbers.ts';
import { BUSINESS_USERS, getPlan } from './pricing/plans.ts';

/** Name of a number or brand value that any message may use as a placeholder. */
export type FactName = (typeof FACT_NAMES)[number];

/** The placeholders that `factsFor` fills. */
export const FACT_NAMES = /* @__PURE__ */ deepFreeze([
  'brand',
  'businessUsers',
  'quietZone',
  'freePages',
  'freePrice',
  'freeShortUrls',
  'minSize',
  'pathMax',
  'sizeAtOneMeter',
] as const);

/**
 * Returns the numbers that messages state, formatted for a language, and the brand name. Pass them to the translator as
 * default variables, so that no message can state a wrong number:
 * `i18next.init({ interpolation: { defaultVariables: factsFor(locale) } })`.
 *
 * @throws RangeError when the language is neither built in nor registered
 */
export function factsFor(locale: AnyLocale): Readonly<Record<FactName, string>> {
  const free = getPlan('free');
  return deepFreeze({
    brand: BRAND.name,
    businessUsers: formatNumber(BUSINESS_USERS, locale),
    quietZone: formatNumber(PRINT_RULES.quietZoneModules, locale),
    freePages: formatNumber(free.limits.pages, locale),
    freePrice: formatUsdCents(free.priceMonthlyCents, locale),
    freeShortUrls: formatNumber(free.limits.shortUrls, locale),
    minSize: formatNumber(PRINT_RULES.minSizeCm, locale),
    pathMax: formatNumber(CLAIM_PATH_MAX_LENGTH, locale),
    sizeAtOneMeter: formatNumber(100 * PRINT_RULES.sizePerDistance, locale),
  });
}
