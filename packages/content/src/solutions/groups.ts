import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import { SOLUTIONS, type Solution, type SolutionGroupId } from './solutions.ts';

/** A group of solutions. */
export interface SolutionGroup {
  readonly id: SolutionGroupId;
  readonly name: MessageKey<'menus'>;
  /** One-line description of its solutions. */
  readonly line: MessageKey<'solutions'>;
}

/** The groups in the order of `/solutions`. */
export const SOLUTION_GROUPS: readonly SolutionGroup[] = /* @__PURE__ */ deepFreeze<
  readonly SolutionGroup[]
>([
  {
    id: 'digital-presence',
    name: 'menus:groups.digitalPresence',
    line: 'solutions:groups.digitalPresence',
  },
  {
    id: 'commerce-showcase',
    name: 'menus:groups.commerceShowcase',
    line: 'solutions:groups.commerceShowcase',
  },
  {
    id: 'utility-tracking',
    name: 'menus:groups.utilityTracking',
    line: 'solutions:groups.utilityTracking',
  },
  {
    id: 'events-engagement',
    name: 'menus:groups.eventsEngagement',
    line: 'solutions:groups.eventsEngagement',
  },
]);

/** Returns the solutions of a group in the order of `/solutions`, including hidden ones. */
export function solutionsOf(group: SolutionGroupId): readonly Solution[] {
  return SOLUTIONS.filter((solution) => solution.group === group);
}
