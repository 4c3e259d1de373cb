import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import { SOLUTIONS, type Solution, type SolutionGroupId } from './solutions.ts';

/** A group of solutions with its words. */
export interface SolutionGroup {
  readonly id: SolutionGroupId;
  readonly name: MessageKey<'menus'>;
  /** What its solutions have in common, in one line. */
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

/** The solutions of a group in the order of `/solutions`, hidden ones too. */
export function solutionsOf(group: SolutionGroupId): readonly Solution[] {
  return SOLUTIONS.filter((solution) => solution.group === group);
}
