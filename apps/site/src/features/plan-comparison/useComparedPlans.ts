import { PLANS, type PlanId } from '@waypage/content/pricing';
import { useState } from 'react';

export type ComparedPlans = readonly [PlanId, PlanId];

/** Returns a plan with the one below it; the first two for the first plan or none. */
export function plansAround(found: PlanId | undefined): ComparedPlans {
  const index = Math.max(
    1,
    PLANS.findIndex(({ id }) => id === found),
  );
  return [PLANS[index - 1]?.id ?? 'free', PLANS[index]?.id ?? 'basic'];
}

/** Replaces one plan of the pair. Choosing the other plan of the pair swaps both. */
export function withPlan(pair: ComparedPlans, place: 0 | 1, id: PlanId): ComparedPlans {
  const [first, second] = pair;
  if (place === 0) return id === second ? [second, first] : [id, second];
  return id === first ? [second, first] : [first, id];
}

export function useComparedPlans(found: PlanId | undefined) {
  const [chosen, choose] = useState<ComparedPlans>();
  return [chosen ?? plansAround(found), choose] as const;
}
