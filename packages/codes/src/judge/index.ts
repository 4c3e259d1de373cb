export { CodesError, type CodesErrorCode } from '../errors.ts';
export type { Severity } from '../print/check-print.ts';
export { degrade, type DegradeOptions } from './degrade.ts';
export {
  GRADED_FROM,
  type Grade,
  type NoGradeReason,
  type Parameter,
  type ParameterId,
  type PrintGrades,
} from './grade-modules.ts';
export { gradeCode, measureCode, judge, type Judgement, type JudgeOptions } from './judge.ts';
export {
  CHECK_LIMITS,
  type Finding,
  type MeasuredFinding,
  type NoCodeFinding,
  type PrintedSize,
  type PrintSizeFinding,
} from './severity-rules.ts';
export type {
  CodeMeasurement,
  DegradedView,
  Degradation,
  QuietZoneSide,
  ReadBy,
  ReadView,
  Rgb,
} from './types.ts';
