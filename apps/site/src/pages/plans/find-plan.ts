import { PLANS, type Plan, type PlanNeed } from '@waypage/content/pricing';

/** What somebody needs. */
export interface Requirements {
  /** Mobile pages and dynamic codes together. */
  readonly pages: number;
  readonly shortUrls: number;
  /** People who work on them. */
  readonly users: number;
  readonly needs: readonly PlanNeed[];
}

/** Where a plan falls short: an amount that it does not hold, or something that it does not have. */
export type Shortfall =
  | {
      readonly kind: 'pages' | 'shortUrls' | 'users';
      /** What the plan holds; `undefined` where the price list does not say. */
      readonly holds: number | undefined;
    }
  | { readonly kind: 'need'; readonly need: PlanNeed };

/** The answer of the finder. */
export type PlanAnswer =
  | {
      readonly kind: 'fits';
      readonly plan: Plan;
      /** The plan below it and the first thing that it lacks; none below the first plan. */
      readonly below: { readonly plan: Plan; readonly shortfall: Shortfall } | undefined;
      /** The plan above it. */
      readonly next: Plan | undefined;
    }
  | {
      /** `none`: more than the largest plan holds. `unstated`: more than its price list says, perhaps not too much. */
      readonly kind: 'none' | 'unstated';
      readonly plan: Plan;
      readonly shortfalls: readonly Shortfall[];
    };

/** Everything that a plan lacks. One person can always work alone, whether or not the price list says so. */
export function shortfallsOf(
  { limits, includes }: Plan,
  requirements: Requirements,
): readonly Shortfall[] {
  const shortfalls: Shortfall[] = [];
  for (const kind of ['pages', 'shortUrls', 'users'] as const) {
    if (requirements[kind] > (limits[kind] ?? 1)) shortfalls.push({ kind, holds: limits[kind] });
  }
  for (const need of requirements.needs) {
    if (!includes.includes(need)) shortfalls.push({ kind: 'need', need });
  }
  return shortfalls;
}

const isUnstated = (shortfall: Shortfall) =>
  shortfall.kind !== 'need' && shortfall.holds === undefined;

/** Finds the cheapest plan that holds and has everything. */
export function findPlan(requirements: Requirements): PlanAnswer {
  const byPrice = [...PLANS].sort((a, b) => a.priceMonthlyCents - b.priceMonthlyCents);
  const index = byPrice.findIndex((plan) => shortfallsOf(plan, requirements).length === 0);
  const plan = byPrice.at(index);
  if (!plan) throw new Error('[site] The price list is empty, so no plan can be found.');
  if (index < 0) {
    const shortfalls = shortfallsOf(plan, requirements);
    return { kind: shortfalls.every(isUnstated) ? 'unstated' : 'none', plan, shortfalls };
  }
  const below = byPrice[index - 1];
  const [shortfall] = below ? shortfallsOf(below, requirements) : [];
  return {
    kind: 'fits',
    plan,
    below: below && shortfall && { plan: below, shortfall },
    next: byPrice[index + 1],
  };
}
