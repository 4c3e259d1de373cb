import { PLANS, type Plan, type PlanNeed } from '@waypage/content/pricing';

export interface Requirements {
  /** Mobile pages and dynamic codes together. */
  readonly pages: number;
  readonly shortUrls: number;
  readonly users: number;
  readonly needs: readonly PlanNeed[];
}

export type Shortfall =
  | {
      readonly kind: 'pages' | 'shortUrls' | 'users';
      /** The limit of the plan; `undefined` if the price list does not state it. */
      readonly limit: number | undefined;
    }
  | { readonly kind: 'need'; readonly need: PlanNeed };

export type PlanAnswer = ReturnType<typeof findPlan>;

/** Everything that a plan lacks. One person can always work alone, whether or not the price list says so. */
function shortfallsOf(
  { limits, includes }: Plan,
  requirements: Requirements,
): readonly Shortfall[] {
  const shortfalls: Shortfall[] = [];
  for (const kind of ['pages', 'shortUrls', 'users'] as const) {
    if (requirements[kind] > (limits[kind] ?? 1)) shortfalls.push({ kind, limit: limits[kind] });
  }
  for (const need of requirements.needs) {
    if (!includes.includes(need)) shortfalls.push({ kind: 'need', need });
  }
  return shortfalls;
}

const isUnstated = (shortfall: Shortfall) =>
  shortfall.kind !== 'need' && shortfall.limit === undefined;

/** Finds the cheapest plan that meets all requirements. */
export function findPlan(requirements: Requirements) {
  const byPrice = [...PLANS].sort((a, b) => a.priceMonthlyCents - b.priceMonthlyCents);
  const index = byPrice.findIndex((plan) => shortfallsOf(plan, requirements).length === 0);
  const plan = byPrice.at(index);
  if (!plan) throw new Error('[site] The price list is empty, so no plan can be found.');
  if (index < 0) {
    const shortfalls = shortfallsOf(plan, requirements);
    // More than the price list states, or more than the largest plan holds.
    const kind = shortfalls.every(isUnstated) ? ('unstated' as const) : ('none' as const);
    return { kind, plan, shortfalls };
  }
  const below = byPrice[index - 1];
  const [shortfall] = below ? shortfallsOf(below, requirements) : [];
  return {
    kind: 'fits' as const,
    plan,
    /** The next cheaper plan and the first thing that it lacks; `undefined` for the cheapest plan. */
    below: below && shortfall && { plan: below, shortfall },
    next: byPrice[index + 1],
  };
}
