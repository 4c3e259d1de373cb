import { formatUsdCents, usdParts, type Locale } from '@waypage/content';
import {
  annualSavingCents,
  BUSINESS_USERS,
  priceCents,
  type BillingPeriod,
  type Plan,
} from '@waypage/content/pricing';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { NEED_KEYS, needLabel } from '#features/plan-comparison/plan-table.ts';
import { linksIn } from '#services/links.ts';
import { pageTime } from '#services/page-time.ts';
import type { PlanAnswer, Shortfall, Requirements } from './find-plan.ts';

type Translate = TFunction<['plans', 'pricing', 'common']>;

/** Such as "50 pages or codes". */
function amountText(kind: 'pages' | 'shortUrls' | 'users', amount: number, t: Translate): string {
  if (kind !== 'users') return t(`plans:amounts.${kind}`, { count: amount });
  return amount > BUSINESS_USERS
    ? t('plans:amounts.moreUsers', { amount: BUSINESS_USERS })
    : t('plans:amounts.users', { count: amount });
}

function shortfallLine({ name }: Plan, shortfall: Shortfall, t: Translate) {
  if (shortfall.kind === 'need') {
    return { label: name, value: t(`plans:lacks.${NEED_KEYS[shortfall.need]}`) };
  }
  const { kind, limit } = shortfall;
  return limit === undefined
    ? { label: name, value: t('plans:usersNotPublished') }
    : { label: t('plans:stopsAt', { plan: name }), value: amountText(kind, limit, t) };
}

/** The limit that is used up the most. */
function nearestLimit({ limits }: Plan, { pages, shortUrls }: Requirements): 'pages' | 'shortUrls' {
  return shortUrls / limits.shortUrls > pages / limits.pages ? 'shortUrls' : 'pages';
}

export type AnswerView = ReturnType<typeof answerView>;

function priceNote(plan: Plan, period: BillingPeriod, t: Translate, locale: Locale): string {
  const saving = formatUsdCents(annualSavingCents(plan, pageTime()), locale);
  if (plan.priceMonthlyCents === 0) return t('pricing:taglines.freeAnnual');
  return period === 'annual'
    ? t('pricing:taglines.saving', { saving })
    : t('plans:orYear', {
        price: formatUsdCents(priceCents(plan, 'annual', pageTime()), locale),
        saving,
      });
}

export function answerView(
  answer: PlanAnswer,
  requirements: Requirements,
  period: BillingPeriod,
  t: Translate,
  locale: Locale,
) {
  const { plan } = answer;
  if (answer.kind !== 'fits') {
    const title = t(`plans:${answer.kind}.title`);
    const note = t(`plans:${answer.kind}.text`);
    const lines = answer.shortfalls.flatMap((shortfall) => {
      const line = shortfallLine(plan, shortfall, t);
      if (shortfall.kind === 'need') return line;
      const value = amountText(shortfall.kind, requirements[shortfall.kind], t);
      return [line, { label: t('plans:youNeed'), value }];
    });
    return {
      title,
      note,
      lines,
      sentence: `${title}. ${note}`,
      price: undefined,
      action: undefined,
    };
  }
  const { below, next } = answer;
  const { name } = plan;
  // A sale may have ended since the build.
  const now = pageTime();
  const cents = priceCents(plan, period, now);
  const { currencySign, amount, currencyPosition } = usdParts(cents, locale);
  const periodText = t(period === 'annual' ? 'pricing:perYear' : 'pricing:perMonth');
  const label = t(plan.cta);
  const nearest = nearestLimit(plan, requirements);
  const belowLine = below && shortfallLine(below.plan, below.shortfall, t);
  const text = formatUsdCents(cents, locale);
  const fits = t('plans:fitsAt', { plan: name, price: text, period: periodText });
  return {
    title: t('plans:fits', { plan: name }),
    /** The whole answer, to be announced when it changes. */
    sentence: belowLine ? `${fits} ${t('common:labelled', { ...belowLine })}.` : fits,
    price: {
      text,
      sign: currencySign,
      amount,
      signFirst: currencyPosition === 'before',
      period: periodText,
    },
    note: priceNote(plan, period, t, locale),
    lines: [
      belowLine,
      shortfallLine(plan, { kind: nearest, limit: plan.limits[nearest] }, t),
      next && {
        label: t('plans:thenComes'),
        value: t('plans:planAt', {
          plan: next.name,
          price: formatUsdCents(priceCents(next, period, now), locale),
        }),
      },
    ].filter((line) => line !== undefined),
    action: {
      label,
      name: t('pricing:choose', { action: label, plan: name }),
      href: linksIn(locale).buy(plan.id, period),
    },
  };
}

export function requirementsText(requirements: Requirements, t: Translate): string {
  return [
    t('plans:iNeed'),
    ...(['pages', 'shortUrls', 'users'] as const).map(
      (kind) => `- ${amountText(kind, requirements[kind], t)}`,
    ),
    ...requirements.needs.map((need) => `- ${needLabel(need, t)}`),
  ].join('\n');
}
