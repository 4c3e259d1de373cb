import { hiddenCharacters, type Code } from '@waypage/codes';
import { usedRecovery } from '@waypage/codes/draw';
import { checkPrint, smallestPrintMm, type PrintFinding } from '@waypage/codes/print';
import { clearedModules, SIZE_RANGES, type Design } from '../design/design.ts';
import { messages } from '../messages.ts';
import type { Reading } from './read-back.ts';

/** `waiting` occurs only before the first result of the decoder. */
export type CheckState = 'passed' | 'warning' | 'failed' | 'waiting';

interface Result {
  readonly state: CheckState;
  readonly title: string;
  readonly detail: string;
}

export interface Check extends Result {
  readonly id: string;
}

export interface CheckInput {
  readonly design: Design;
  readonly code: Code;
  readonly reading: Reading | undefined;
  /** Measured width, in modules. */
  readonly quietZone: number;
}

type Findings = Readonly<Partial<Record<PrintFinding['id'], PrintFinding>>>;

/** Runs the five print checks in display order (docs/design.md, section 11). */
export function runChecks(input: CheckInput): readonly Check[] {
  const { design, code, quietZone } = input;
  const cleared = clearedModules(design, code.size);
  const findings: Findings = Object.fromEntries(
    checkPrint({
      modules: code.size,
      widthMm: design.sizeMm,
      colors: { ink: design.ink, ground: design.stock },
      quietZone,
      recoveryUsed: usedRecovery(code, cleared),
    }).map((finding) => [finding.id, finding]),
  );
  return Object.entries({
    reading: checkReading(input, findings, cleared),
    contrast: checkContrast(findings),
    edge: checkEdge(findings),
    logo: checkLogo(input, findings, cleared),
    size: checkSize(input, findings),
  }).map(([id, result]) => ({ id, ...result }));
}

const isKept = (finding: PrintFinding | undefined) => finding?.severity === 'fine';

/** Summarizes the checks: nothing is ready to print before all of them have passed. */
export function summariseChecks(checks: readonly Check[]): string {
  const has = (state: CheckState) => checks.some((check) => check.state === state);
  if (checks.length === 0) return messages.checks.nothingTitle;
  if (has('failed')) return messages.checks.failedTitle;
  if (has('waiting')) return messages.checks.waitingTitle;
  return has('warning') ? messages.checks.warningTitle : messages.checks.title;
}

function checkReading(input: CheckInput, findings: Findings, cleared: number): Result {
  const words = messages.checks.reading;
  switch (input.reading) {
    case undefined:
      return { state: 'waiting', title: words.waiting, detail: words.decoding };
    case 'reads':
      if (hiddenCharacters(input.design.data).length > 0) {
        return { state: 'warning', title: words.hidden, detail: words.removeHidden };
      }
      if (input.design.corners === 'circle') {
        return { state: 'warning', title: words.round, detail: words.squareCorners };
      }
      return { state: 'passed', title: words.reads, detail: words.decoded };
    case 'slow':
      return { state: 'warning', title: words.slow, detail: words.mayGiveUp };
    case 'unknown':
      return { state: 'warning', title: words.unknown, detail: words.decoderFailed };
    case 'fails':
      return { state: 'failed', title: words.fails, detail: findCure(findings, cleared) };
  }
}

function findCure(
  { polarity, 'contrast-ratio': contrast, edge }: Findings,
  cleared: number,
): string {
  const words = messages.checks.reading.cures;
  if (!isKept(polarity)) return words.inverted;
  if (!isKept(contrast)) return messages.checks.contrast.cure;
  if (cleared > 0) return words.logo(cleared);
  return isKept(edge) ? words.shape : messages.checks.edge.cure;
}

function checkContrast({ 'contrast-ratio': contrast }: Findings): Result {
  const words = messages.checks.contrast;
  const { value = 0, limit = 0 } = contrast ?? {};
  return isKept(contrast)
    ? { state: 'passed', title: words.title(value), detail: words.needed(limit) }
    : { state: 'failed', title: words.title(value), detail: words.cure };
}

function checkEdge({ edge }: Findings): Result {
  const words = messages.checks.edge;
  const whole = Math.floor((edge?.value ?? 0) + 0.001);
  return isKept(edge)
    ? { state: 'passed', title: words.title, detail: words.modules(whole) }
    : { state: 'failed', title: words.narrow(whole), detail: words.cure };
}

const STATES = { fine: 'passed', warn: 'warning', fatal: 'failed' } as const;

function checkLogo({ code }: CheckInput, { recovery }: Findings, cleared: number): Result {
  const words = messages.checks.logo;
  const { severity = 'fine', value = 0 } = recovery ?? {};
  const title = cleared === 0 ? words.none : words.title(cleared ** 2 / code.size ** 2);
  const detail = {
    fine: words.recovers(code.errorCorrection),
    warn: words.tight(value, code.errorCorrection),
    fatal: words.cure(cleared),
  }[severity];
  return { state: STATES[severity], title, detail };
}

function checkSize({ design, code }: CheckInput, { size, module }: Findings): Result {
  const words = messages.checks.size;
  const { sizeMm, carrier } = design;
  const modules = words.modules(sizeMm / code.size);
  if (isKept(size) && isKept(module)) {
    return { state: 'passed', title: words.title(sizeMm), detail: modules };
  }
  const needed = Math.ceil(smallestPrintMm({ modules: code.size }));
  const cure = needed <= SIZE_RANGES[carrier].max ? words.enlarge : words.poster;
  return { state: 'failed', title: modules, detail: cure(needed) };
}
