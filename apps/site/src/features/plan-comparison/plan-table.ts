import { formatNumber, type Locale } from '@waypage/content';
import { PLANS, type Plan, type PlanNeed } from '@waypage/content/pricing';
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

type Translate = TFunction<['plans', 'pricing']>;

/** `ask` means a value on request, `unstated` for one that the price list does not state. */
export type PlanCell =
  | { readonly kind: 'amount' | 'words' | 'unstated'; readonly text: string }
  | { readonly kind: 'yes' | 'no' | 'ask' };

/** A row with one cell for each plan, in the order of `PLANS`. */
export interface PlanRow {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly cells: readonly PlanCell[];
}

export interface PlanRows {
  readonly id: 'holds' | 'see' | 'looks' | 'work';
  readonly title: string;
  readonly rows: readonly PlanRow[];
}

export function planTable(t: Translate, locale: Locale): readonly PlanRows[] {
  const each = (cellOf: (plan: Plan) => PlanCell) => PLANS.map(cellOf);
  const words = (text: string): PlanCell => ({ kind: 'words', text });
  const has = (need: PlanNeed): PlanRow => ({
    id: need,
    label: needLabel(need, t),
    cells: each(({ includes }) => ({ kind: includes.includes(need) ? 'yes' : 'no' })),
  });
  const amounts = (id: 'pages' | 'shortUrls'): PlanRow => ({
    id,
    label: t(`plans:table.rows.${id}`),
    cells: each(({ limits }) => ({ kind: 'amount', text: String(limits[id]) })),
  });
  const support = {
    priority: 'plans:table.values.support.priority',
    'account-manager': 'plans:table.values.support.accountManager',
  } as const;

  function users({ limits }: Plan): PlanCell {
    if (limits.users === undefined) return { kind: 'ask' };
    const amount = formatNumber(limits.users, locale);
    return words(limits.users === 1 ? amount : t('plans:table.values.upTo', { amount }));
  }

  return [
    {
      id: 'holds',
      title: t('plans:table.groups.holds'),
      rows: [
        amounts('pages'),
        amounts('shortUrls'),
        {
          id: 'scans',
          label: t('plans:table.rows.scans'),
          note: t('plans:table.rows.scansNote'),
          cells: each(() => words(t('plans:table.values.unlimited'))),
        },
        { id: 'users', label: t('plans:table.rows.users'), cells: each(users) },
      ],
    },
    {
      id: 'see',
      title: t('plans:table.groups.see'),
      rows: [
        {
          id: 'analytics',
          label: t('plans:table.rows.analytics'),
          cells: each(({ analytics }) => words(t(`plans:table.values.analytics.${analytics}`))),
        },
        { ...has('place-and-device'), label: t('plans:table.rows.placeAndDevice') },
        has('reports'),
      ],
    },
    {
      id: 'looks',
      title: t('plans:table.groups.looks'),
      rows: [
        {
          id: 'design',
          label: t('plans:table.rows.design'),
          cells: each(({ design }) => words(t(`plans:table.values.design.${design}`))),
        },
        {
          id: 'branding-removal',
          label: needLabel('branding-removal', t),
          cells: each(({ includes }) =>
            includes.includes('branding-removal')
              ? words(t('plans:table.values.optional'))
              : { kind: 'no' },
          ),
        },
        has('own-domain'),
      ],
    },
    {
      id: 'work',
      title: t('plans:table.groups.work'),
      rows: [
        has('bulk'),
        has('api'),
        {
          id: 'support',
          label: t('plans:table.rows.support'),
          cells: each((plan) =>
            plan.support === undefined
              ? { kind: 'unstated', text: t('plans:table.values.notStated') }
              : words(t(support[plan.support])),
          ),
        },
      ],
    },
  ];
}
