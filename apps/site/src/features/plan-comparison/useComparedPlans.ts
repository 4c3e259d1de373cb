import { PLANS, type PlanId } from '@waypage/content/pricing';
import { useState } from 'react';

/** The two plans that a phone shows side by side. */
export type ComparedPlans = readonly [PlanId, PlanId];

/** A plan beside the one below it; the first two for the first, or for none. */
export function plansAround(found: PlanId | undefined): ComparedPlans {
  const index = Math.max(
    1,
    PLANS.findIndex(({ id }) => id === found),
  );
  return [PLANS[index - 1]?.id ?? 'free', PLANS[index]?.id ?? 'basic'];
}

/** The pair after one of its places was given another plan: the same plan twice changes places. */
export function withPlan(pair: ComparedPlans, place: 0 | 1, id: PlanId): ComparedPlans {
  const [first, second] = pair;
  if (place === 0) return id === second ? [second, first] : [id, second];
  return id === first ? [second, first] : [first, id];
}

/** The two plans that are compared: those around the one in question, until the visitor chooses. */
export function useComparedPlans(found: PlanId | undefined) {
  const [chosen, choose] = useState<ComparedPlans>();
  return [chosen ?? plansAround(found), choose] as const;
}
