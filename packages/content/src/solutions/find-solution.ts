import { SOLUTIONS, type Solution } from './solutions.ts';
import type { SolutionId } from './solution-ids.ts';

/** Finds a solution by id, ignoring case. */
export function findSolution(id: string): Solution | undefined {
  return SOLUTIONS.find((solution) => solution.id === id.toLowerCase());
}

/** Finds the solution of a `/solutions` hash: an id or an alias, with or without `#`, ignoring case. */
export function findSolutionByHash(hash: string): Solution | undefined {
  const name = hash.replace(/^#/, '').toLowerCase();
  return SOLUTIONS.find(({ hashAliases }) => hashAliases.includes(name)) ?? findSolution(name);
}

/**
 * Returns the solution with a known id.
 *
 * @throws RangeError when no solution has the id, which only untyped callers can cause
 */
export function getSolution(id: SolutionId): Solution {
  const solution = findSolution(id);
  if (!solution) {
    throw new RangeError(
      `[@waypage/content] There is no solution "${id}". Use one of: ${SOLUTIONS.map((known) => known.id).join(', ')}.`,
    );
  }
  return solution;
}

/** Content of `solutionVisibility.json`: by solution id, whether menus show it. */
export type SolutionVisibility = Readonly<Record<string, boolean>>;

/** Whether menus show a solution: by the visibility file, else by its built-in flag. */
export function isInMenus(solution: Solution, visibility: SolutionVisibility = {}): boolean {
  return Object.hasOwn(visibility, solution.id)
    ? visibility[solution.id] === true
    : !solution.isHidden;
}
