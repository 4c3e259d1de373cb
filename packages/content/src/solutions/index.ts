export { SOLUTION_IDS, type SolutionId } from './solution-ids.ts';
export {
  findSolution,
  findSolutionByHash,
  getSolution,
  isInMenus,
  type SolutionVisibility,
} from './find-solution.ts';
export { SOLUTION_GROUPS, solutionsOf, type SolutionGroup } from './groups.ts';
export type { SolutionNamespace, SolutionMessages } from './solution-messages.ts';
export { SOLUTIONS, type Solution, type SolutionGroupId } from './solutions.ts';
