import { formatNumber, type Locale } from '@waypage/content';
import { PLANS, type Plan, type PlanNeed } from '@waypage/content/pricing';
import type { TFunction } from '#services/i18n/useTranslation.ts';

export const NEED_KEYS = {
  'place-and-device': 'placeAndDevice',
  'branding-removal': 'brandingRemoval',
  reports: 'reports',
  'own-domain': 'ownDomain',
  bulk: 'bulk',
  api: 'api',
} as const satisfies Readonly<Record<PlanNeed, string>>;

type Translate = TFunction<['plans', 'pricing']>;

export const needLabel = (need: PlanNeed, t: Translate): string =>
  t(`plans:needs.${NEED_KEYS[need]}`);

/** `ask` means a value on request, `unstated` for one that the price list does not state. */
export type PlanCell =
  | { readonly kind: 'amount' | 'words' | 'unstated'; readonly text: string }
  | { readonly kind: 'yes' | 'no' | 'ask' };

/** A row with one cell for each plan, in the order of `PLANS`. */
interface PlanRow {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly cells: readonly PlanCell[];
}

export function planTable(t: Translate, locale: Locale) {
  const textCell = (text: string): PlanCell => ({ kind: 'words', text });
  const group = (id: 'holds' | 'see' | 'looks' | 'work', rows: readonly PlanRow[]) => ({
    id,
    title: t(`plans:table.groups.${id}`),
    rows,
  });
  const row = (
    id: 'pages' | 'shortUrls' | 'scans' | 'users' | 'analytics' | 'design' | 'support',
    cellOf: (plan: Plan) => PlanCell,
  ): PlanRow => ({ id, label: t(`plans:table.rows.${id}`), cells: PLANS.map(cellOf) });
  const amounts = (id: 'pages' | 'shortUrls') =>
    row(id, ({ limits }) => ({ kind: 'amount', text: formatNumber(limits[id], locale) }));
  const has = (need: PlanNeed, yes: PlanCell = { kind: 'yes' }): PlanRow => ({
    id: need,
    label: needLabel(need, t),
    cells: PLANS.map(({ includes }) => (includes.includes(need) ? yes : { kind: 'no' })),
  });
  const support = {
    priority: 'plans:table.values.support.priority',
    'account-manager': 'plans:table.values.support.accountManager',
  } as const;

  function users({ limits }: Plan): PlanCell {
    if (limits.users === undefined) return { kind: 'ask' };
    const amount = formatNumber(limits.users, locale);
    return textCell(limits.users === 1 ? amount : t('plans:table.values.upTo', { amount }));
  }

  return [
    group('holds', [
      amounts('pages'),
      amounts('shortUrls'),
      {
        ...row('scans', () => textCell(t('plans:table.values.unlimited'))),
        note: t('plans:table.rows.scansNote'),
      },
      row('users', users),
    ]),
    group('see', [
      row('analytics', (plan) => textCell(t(`plans:table.values.analytics.${plan.analytics}`))),
      { ...has('place-and-device'), label: t('plans:table.rows.placeAndDevice') },
      has('reports'),
    ]),
    group('looks', [
      row('design', (plan) => textCell(t(`plans:table.values.design.${plan.design}`))),
      has('branding-removal', textCell(t('plans:table.values.optional'))),
      has('own-domain'),
    ]),
    group('work', [
      has('bulk'),
      has('api'),
      row('support', (plan) =>
        plan.support === undefined
          ? { kind: 'unstated', text: t('plans:table.values.notStated') }
          : textCell(t(support[plan.support])),
      ),
    ]),
  ];
}
