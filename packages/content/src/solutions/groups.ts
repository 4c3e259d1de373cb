import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import type { MessageKey } from '../messages/keys.ts';
import { SOLUTIONS, type Solution, type SolutionGroupId } from './solutions.ts';

/** A group of solutions. */
export interface SolutionGroup {
  readonly id: SolutionGroupId;
  readonly name: MessageKey<'menus'>;
  /** One-line description of its solutions. */
  readonly line: MessageKey<'solutions'>;
}

const IDS = [
  'digital-presence',
  'commerce-showcase',
  'utility-tracking',
  'events-engagement',
] as const satisfies readonly SolutionGroupId[];

/** The groups in the order of `/solutions`. */
export const SOLUTION_GROUPS: readonly SolutionGroup[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ IDS.map((id): SolutionGroup => ({
    id,
    name: `menus:groups.${camelCase(id)}`,
    line: `solutions:groups.${camelCase(id)}`,
  })),
);

/** Returns the solutions of a group in the order of `/solutions`, including hidden ones. */
export function solutionsOf(group: SolutionGroupId): readonly Solution[] {
  return SOLUTIONS.filter((solution) => solution.group === group);
}
