import { PRINT_RULES } from '@waypage/content/print';
import type { CodeMeasures, CodeReading } from '../../features/read-code/code-reading.ts';

/** What is looked at. `mirror`, `ground` and `reserve` are only named where something is wrong with them. */
export type FindingId =
  | 'decoders'
  | 'edge'
  | 'contrast'
  | 'polarity'
  | 'mirror'
  | 'corners'
  | 'level'
  | 'ground'
  | 'size'
  | 'reserve';

/** `fatal`: many phones will fail; `mend`: some will, or nobody can tell; `fine`: in order. */
export type Severity = 'fatal' | 'mend' | 'fine';

/** One thing that was looked at. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
}

/** What a check comes to: the worst of its findings. */
export type Verdict = Severity;

/** Bounds of the check. */
export const CHECK_RULES = {
  /** Contrast from which a code passes; the same as in the designer. */
  contrast: 7,
  /** Under this contrast cameras lose the code in poor light. */
  leastContrast: 3,
  /** Clear edge in modules. Under it a code is not found where dark things stand around. */
  leastEdge: 1,
  /** The edge is measured as well as this, in modules. */
  edgeTolerance: 0.25,
  /** Pixels of a module from which the picture can be measured. */
  modulePixels: 4,
  /** Wrong modules of the finder patterns that are noise of the picture. */
  finderNoise: 2,
  /** Wrong modules of the finder patterns from which phones may not see a code at all. */
  finderFatal: 14,
  /** Part of what the level recovers that may be used up: dirt and scratches need the rest. */
  recoveryUsed: 0.5,
  /** Part of it from which one more scratch is too much. */
  recoveryFatal: 0.85,
  /** Worse pictures, of five, that may be lost by both decoders. */
  lostStrains: 1,
} as const;

type Measured = Pick<CodeReading, keyof CodeMeasures | 'isTransparent'>;

/** What was found, the worst first, each kind in the order of the page. */
export function findIn(reading: Measured): readonly Finding[] {
  const { readBy, isInverted, isMirrored, isTransparent, modulePixels } = reading;
  const all: readonly Finding[] = [
    finding('edge', edgeSeverity(smallestEdge(reading))),
    finding('contrast', grade(reading.contrast, CHECK_RULES.contrast, CHECK_RULES.leastContrast)),
    finding('polarity', isInverted ? 'fatal' : 'fine'),
    ...(isMirrored ? [finding('mirror', 'mend')] : []),
    finding(
      'corners',
      grade(-reading.damagedFinderModules, -CHECK_RULES.finderNoise, 1 - CHECK_RULES.finderFatal),
    ),
    finding(
      'level',
      grade(-(reading.recoveryUsed ?? 0), -CHECK_RULES.recoveryUsed, -CHECK_RULES.recoveryFatal),
    ),
    ...(isTransparent ? [finding('ground', 'mend')] : []),
    finding('size', modulePixels < CHECK_RULES.modulePixels ? 'mend' : 'fine'),
    finding('decoders', readBy.jsqr && readBy.zxing ? 'fine' : 'mend'),
    ...(lostStrains(reading) > CHECK_RULES.lostStrains ? [finding('reserve', 'mend')] : []),
  ];
  return SEVERITIES.flatMap((severity) => all.filter((one) => one.severity === severity));
}

/** The worst of some findings. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  return findings[0]?.severity ?? 'fine';
}

/** Clear modules on the narrowest side, in quarters of a module. */
export function smallestEdge({ clearEdge }: Pick<CodeMeasures, 'clearEdge'>): number {
  return Math.min(...clearEdge.map(({ modules }) => modules));
}

/** Whether a clear edge, in modules, is as wide as it has to be, as well as that can be measured. */
export function isEdgeWideEnough(modules: number): boolean {
  return modules >= PRINT_RULES.clearEdgeModules - CHECK_RULES.edgeTolerance;
}

/** How many of the worse pictures neither decoder reads. */
export function lostStrains({ strained }: Pick<CodeMeasures, 'strained'>): number {
  return strained.filter(({ readBy }) => !readBy.jsqr && !readBy.zxing).length;
}

const SEVERITIES: readonly Severity[] = ['fatal', 'mend', 'fine'];

function finding(id: FindingId, severity: Severity): Finding {
  return { id, severity };
}

function grade(value: number, fine: number, least: number): Severity {
  if (value >= fine) return 'fine';
  return value >= least ? 'mend' : 'fatal';
}

function edgeSeverity(modules: number): Severity {
  if (isEdgeWideEnough(modules)) return 'fine';
  return modules < CHECK_RULES.leastEdge ? 'fatal' : 'mend';
}
