export { PRINT_CHECKS } from './print-checks.ts';
export type { PrintCheck } from './print-checks.ts';
export {
  findPrintSizeFault,
  patternPixels,
  planPrint,
  PLANNER_LIMITS,
  PRINT_RULES,
  quietZoneMm,
  scanDistanceMetres,
  smallestPrintMm,
} from './print-rules.ts';
export type { CodeLevel, PrintPlan, PrintSizeFault, PrintSizeInput } from './print-rules.ts';
export {
  hiddenCharacters,
  lacksScheme,
  nameCharacter,
  withoutHidden,
  withScheme,
} from './code-content.ts';
