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
      readonly holds: number | undefined;
    }
  | { readonly kind: 'need'; readonly need: PlanNeed };

export type PlanAnswer =
  | {
      readonly kind: 'fits';
      readonly plan: Plan;
      /** The next cheaper plan and the first thing that it lacks; `undefined` for the cheapest plan. */
      readonly below: { readonly plan: Plan; readonly shortfall: Shortfall } | undefined;
      readonly next: Plan | undefined;
    }
  | {
      /**
       * `none`: more than the largest plan holds. `unstated`: more than the price list states, but perhaps not too
       * much.
       */
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

/**
 * Finds the cheapest plan that meets all requirements.
 *
 * @throws Error if there are no plans
 */
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
