import { SOLUTIONS, type Solution } from './solutions.ts';
import type { SolutionId } from './solution-ids.ts';

/** The solution with an id, whatever the case of its letters; `undefined` when there is none. */
export function findSolution(id: string): Solution | undefined {
  return SOLUTIONS.find((solution) => solution.id === id.toLowerCase());
}

/**
 * The solution that a hash of `/solutions` names: its id or an alias, with or
 * without the `#`, whatever the case of its letters; `undefined` when there is none.
 */
export function findSolutionByHash(hash: string): Solution | undefined {
  const name = hash.replace(/^#/, '').toLowerCase();
  return SOLUTIONS.find(({ hashAliases }) => hashAliases.includes(name)) ?? findSolution(name);
}

/**
 * The solution with an id of our own data.
 *
 * @throws RangeError when no solution has the id, which only untyped callers can bring about
 */
export function getSolution(id: SolutionId): Solution {
  const solution = findSolution(id);
  if (!solution) {
    throw new RangeError(
      `[@waypage/content] There is no solution "${id}", so it has no page. Use one of: ${SOLUTIONS.map((known) => known.id).join(', ')}.`,
    );
  }
  return solution;
}

/** What `solutionVisibility.json` says: whether a solution is in the menus. */
export type SolutionVisibility = Readonly<Record<string, boolean>>;

/**
 * Whether a solution is shown in menus: as the visibility file says, else by its built-in flag.
 */
export function isInMenus(solution: Solution, visibility: SolutionVisibility = {}): boolean {
  return Object.hasOwn(visibility, solution.id)
    ? visibility[solution.id] === true
    : !solution.isHidden;
}
