import type { PlanNeed } from '@waypage/content/pricing';
import type { TFunction } from 'i18next';

export const NEED_KEYS = {
  'place-and-device': 'placeAndDevice',
  'branding-removal': 'brandingRemoval',
  reports: 'reports',
  'own-domain': 'ownDomain',
  bulk: 'bulk',
  api: 'api',
} as const satisfies Readonly<Record<PlanNeed, string>>;

export const needLabel = (need: PlanNeed, t: TFunction<['plans', 'pricing']>): string =>
  t(`plans:needs.${NEED_KEYS[need]}`);
