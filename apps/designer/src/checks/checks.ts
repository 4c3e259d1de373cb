import { hiddenCharacters, type Code } from '@waypage/codes';
import { contrastRatio, usedRecovery } from '@waypage/codes/draw';
import { findPrintSizeError, PRINT_RULES, smallestPrintMm } from '@waypage/codes/print';
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

/** Runs the five print checks in display order (docs/design.md, section 11). */
export function runChecks(input: CheckInput): readonly Check[] {
  return Object.entries({
    reading: checkReading(input),
    contrast: checkContrast(input),
    edge: checkEdge(input),
    logo: checkLogo(input),
    size: checkSize(input),
  }).map(([id, result]) => ({ id, ...result }));
}

/** Summarises the checks: nothing is ready to print before all of them have passed. */
export function summariseChecks(checks: readonly Check[]): string {
  const has = (state: CheckState) => checks.some((check) => check.state === state);
  if (checks.length === 0) return messages.checks.nothingTitle;
  if (has('failed')) return messages.checks.failedTitle;
  if (has('waiting')) return messages.checks.waitingTitle;
  return has('warning') ? messages.checks.warningTitle : messages.checks.title;
}

function checkReading(input: CheckInput): Result {
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
      return { state: 'failed', title: words.fails, detail: findCure(input) };
  }
}

function findCure({ design, code, quietZone }: CheckInput): string {
  const words = messages.checks.reading.cures;
  if (contrastRatio(design.ink, '#FFFFFF') < contrastRatio(design.stock, '#FFFFFF')) {
    return words.inverted;
  }
  if (contrastRatio(design.ink, design.stock) < PRINT_RULES.contrast)
    return messages.checks.contrast.cure;
  const logo = clearedModules(design, code.size);
  if (logo > 0) return words.logo(logo);
  return quietZone < PRINT_RULES.quietZoneModules ? messages.checks.edge.cure : words.shape;
}

function checkContrast({ design }: CheckInput): Result {
  const words = messages.checks.contrast;
  const ratio = contrastRatio(design.ink, design.stock);
  const title = words.title(ratio);
  return ratio >= PRINT_RULES.contrast
    ? { state: 'passed', title, detail: words.needed(PRINT_RULES.contrast) }
    : { state: 'failed', title, detail: words.cure };
}

function checkEdge({ quietZone }: CheckInput): Result {
  const words = messages.checks.edge;
  const whole = Math.floor(quietZone + 0.001);
  return whole >= PRINT_RULES.quietZoneModules
    ? { state: 'passed', title: words.title, detail: words.modules(whole) }
    : { state: 'failed', title: words.narrow(whole), detail: words.cure };
}

function checkLogo({ design, code }: CheckInput): Result {
  const words = messages.checks.logo;
  const edge = clearedModules(design, code.size);
  if (edge === 0) {
    return { state: 'passed', title: words.none, detail: words.recovers(code.errorCorrection) };
  }
  const used = usedRecovery(code, edge);
  const title = words.title(edge ** 2 / code.size ** 2);
  if (used > 1) return { state: 'failed', title, detail: words.cure(edge) };
  if (used > PRINT_RULES.recoveryUsed) {
    return { state: 'warning', title, detail: words.tight(used, code.errorCorrection) };
  }
  return { state: 'passed', title, detail: words.recovers(code.errorCorrection) };
}

function checkSize({ design, code }: CheckInput): Result {
  const words = messages.checks.size;
  const { sizeMm, carrier } = design;
  const modules = words.modules(sizeMm / code.size);
  if (findPrintSizeError(sizeMm, code.size) === undefined) {
    return { state: 'passed', title: words.title(sizeMm), detail: modules };
  }
  const needed = Math.ceil(smallestPrintMm({ modules: code.size }));
  const cure = needed <= SIZE_RANGES[carrier].max ? words.enlarge : words.poster;
  return { state: 'failed', title: modules, detail: cure(needed) };
}
