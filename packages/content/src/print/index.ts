export { PRINT_CHECKS } from './print-checks.ts';
export type { PrintCheck } from './print-checks.ts';
export { PLANNER_LIMITS, PRINT_RULES } from './print-rules.ts';
