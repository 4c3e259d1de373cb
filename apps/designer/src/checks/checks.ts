import {
  findPrintSizeFault,
  hiddenCharacters,
  PRINT_RULES,
  smallestPrintMm,
} from '@waypage/content/print';
import { contrastRatio } from '@waypage/ui/theme';
import { SIZE_RANGES, type Design } from '../design/design.ts';
import type { Code } from '../drawing/code.ts';
import { logoModules } from '../drawing/draw.ts';
import { usedRecovery } from '../drawing/used-recovery.ts';
import { messages } from '../messages.ts';
import type { Reading } from './create-decoder.ts';

/** `waiting` occurs only before the first result of the decoder. */
export type CheckState = 'passed' | 'warning' | 'failed' | 'waiting';

export interface Check {
  readonly id: 'reading' | 'contrast' | 'edge' | 'logo' | 'size';
  readonly state: CheckState;
  readonly title: string;
  readonly detail: string;
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
  return [checkReading, checkContrast, checkEdge, checkLogo, checkSize].map((run) => run(input));
}

/** Summarises the checks: nothing is ready to print before all of them have passed. */
export function summariseChecks(checks: readonly Check[]): string {
  const has = (state: CheckState) => checks.some((check) => check.state === state);
  if (checks.length === 0) return messages.checks.nothingTitle;
  if (has('failed')) return messages.checks.failedTitle;
  if (has('waiting')) return messages.checks.waitingTitle;
  return has('warning') ? messages.checks.warningTitle : messages.checks.title;
}

function checkReading(input: CheckInput): Check {
  const words = messages.checks.reading;
  switch (input.reading) {
    case undefined:
      return { id: 'reading', state: 'waiting', title: words.waiting, detail: words.decoding };
    case 'reads':
      if (hiddenCharacters(input.design.data).length > 0) {
        return { id: 'reading', state: 'warning', title: words.hidden, detail: words.removeHidden };
      }
      if (input.design.corners === 'circle') {
        return { id: 'reading', state: 'warning', title: words.round, detail: words.squareCorners };
      }
      return { id: 'reading', state: 'passed', title: words.reads, detail: words.decoded };
    case 'slow':
      return { id: 'reading', state: 'warning', title: words.slow, detail: words.mayGiveUp };
    case 'unknown':
      return { id: 'reading', state: 'warning', title: words.unknown, detail: words.decoderFailed };
    case 'fails':
      return { id: 'reading', state: 'failed', title: words.fails, detail: findCure(input) };
  }
}

function findCure({ design, code, quietZone }: CheckInput): string {
  const words = messages.checks.reading.cures;
  if (contrastRatio(design.ink, '#FFFFFF') < contrastRatio(design.stock, '#FFFFFF')) {
    return words.inverted;
  }
  if (contrastRatio(design.ink, design.stock) < PRINT_RULES.contrast)
    return messages.checks.contrast.cure;
  const logo = logoModules(design, code.size);
  if (logo > 0) return words.logo(logo);
  return quietZone < PRINT_RULES.quietZoneModules ? messages.checks.edge.cure : words.shape;
}

function checkContrast({ design }: CheckInput): Check {
  const ratio = contrastRatio(design.ink, design.stock);
  const isEnough = ratio >= PRINT_RULES.contrast;
  return {
    id: 'contrast',
    state: isEnough ? 'passed' : 'failed',
    title: messages.checks.contrast.title(ratio),
    detail: isEnough
      ? messages.checks.contrast.needed(PRINT_RULES.contrast)
      : messages.checks.contrast.cure,
  };
}

function checkEdge({ quietZone }: CheckInput): Check {
  const whole = Math.floor(quietZone + 0.001);
  const isEnough = whole >= PRINT_RULES.quietZoneModules;
  return {
    id: 'edge',
    state: isEnough ? 'passed' : 'failed',
    title: isEnough ? messages.checks.edge.title : messages.checks.edge.narrow(whole),
    detail: isEnough ? messages.checks.edge.modules(whole) : messages.checks.edge.cure,
  };
}

function checkLogo({ design, code }: CheckInput): Check {
  const words = messages.checks.logo;
  const edge = logoModules(design, code.size);
  if (edge === 0) {
    return { id: 'logo', state: 'passed', title: words.none, detail: words.recovers(code.level) };
  }
  const used = usedRecovery(code, edge);
  const title = words.title(edge ** 2 / code.size ** 2);
  if (used > 1) return { id: 'logo', state: 'failed', title, detail: words.cure(edge) };
  if (used > PRINT_RULES.recoveryUsed) {
    return { id: 'logo', state: 'warning', title, detail: words.tight(used, code.level) };
  }
  return { id: 'logo', state: 'passed', title, detail: words.recovers(code.level) };
}

function checkSize({ design, code }: CheckInput): Check {
  const words = messages.checks.size;
  const { sizeMm, carrier } = design;
  if (findPrintSizeFault(sizeMm, code.size) === undefined) {
    return {
      id: 'size',
      state: 'passed',
      title: words.title(sizeMm),
      detail: words.modules(sizeMm / code.size),
    };
  }
  const needed = Math.ceil(smallestPrintMm({ modules: code.size }));
  return {
    id: 'size',
    state: 'failed',
    title: words.modules(sizeMm / code.size),
    detail: needed <= SIZE_RANGES[carrier].max ? words.enlarge(needed) : words.poster(needed),
  };
}
