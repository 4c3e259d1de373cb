export { SOLUTION_IDS } from './solution-ids.ts';
export { findSolution, findSolutionByHash, getSolution, isInMenus } from './find-solution.ts';
export type { SolutionVisibility } from './find-solution.ts';
export { SOLUTION_GROUPS, solutionsOf } from './groups.ts';
export type { SolutionGroup } from './groups.ts';
export type { SolutionNamespace, SolutionTexts } from './solution-messages.ts';
export { SOLUTIONS } from './solutions.ts';
export type { Solution, SolutionGroupId } from './solutions.ts';
export type { SolutionId } from './solution-ids.ts';
