import { hiddenCharacters, type Code } from '@waypage/codes';
import { usedRecovery } from '@waypage/codes/draw';
import { checkPrint, PRINT_RULES, smallestPrintMm, type PrintFinding } from '@waypage/codes/print';
import { clearedModules, SIZE_RANGES, type Design } from '../design/design.ts';
import { fill, messages, plural, writeNumber } from '../messages.ts';
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

const isFine = (finding: PrintFinding | undefined) => finding?.severity === 'fine';

/** Summarizes the checks: nothing is ready to print before all of them have passed. */
export function summarizeChecks(checks: readonly Check[]): string {
  const has = (state: CheckState) => checks.some((check) => check.state === state);
  if (checks.length === 0) return messages.checks.nothingTitle;
  if (has('failed')) return messages.checks.failedTitle;
  if (has('waiting')) return messages.checks.waitingTitle;
  return has('warning') ? messages.checks.warningTitle : messages.checks.title;
}

function checkReading(input: CheckInput, findings: Findings, cleared: number): Result {
  const copy = messages.checks.reading;
  switch (input.reading) {
    case undefined:
      return { state: 'waiting', title: copy.waiting, detail: copy.decoding };
    case 'reads':
      if (hiddenCharacters(input.design.data).length > 0) {
        return { state: 'warning', title: copy.hidden, detail: copy.removeHidden };
      }
      if (input.design.corners === 'circle') {
        return { state: 'warning', title: copy.round, detail: copy.squareCorners };
      }
      return { state: 'passed', title: copy.reads, detail: copy.decoded };
    case 'slow':
      return { state: 'warning', title: copy.slow, detail: copy.mayGiveUp };
    case 'unknown':
      return { state: 'warning', title: copy.unknown, detail: copy.decoderFailed };
    case 'fails':
      return { state: 'failed', title: copy.fails, detail: findCure(findings, cleared) };
  }
}

function findCure(
  { polarity, 'contrast-ratio': contrast, edge }: Findings,
  cleared: number,
): string {
  const copy = messages.checks.reading.cures;
  if (!isFine(polarity)) return copy.inverted;
  if (!isFine(contrast)) return messages.checks.contrast.cure;
  if (cleared > 0) return fill(copy.logo, { modules: cleared });
  return isFine(edge) ? copy.shape : edgeCure();
}

/** Rounds down just under the required ratio, so that a failing contrast never reads as the required one. */
export function writeContrast(ratio: number): string {
  return writeNumber(ratio < PRINT_RULES.contrastRatio ? Math.floor(ratio * 10) / 10 : ratio, 1);
}

/** A ratio in words: screen readers read "7:1" as a time. */
const formatRatio = (value: number | string) =>
  fill(messages.checks.contrast.ratio, { value, base: 1 });

function checkContrast({ 'contrast-ratio': contrast }: Findings): Result {
  const copy = messages.checks.contrast;
  const { value = 0, limit = 0 } = contrast ?? {};
  const title = fill(copy.title, { ratio: formatRatio(writeContrast(value)) });
  return isFine(contrast)
    ? { state: 'passed', title, detail: fill(copy.needed, { ratio: formatRatio(limit) }) }
    : { state: 'failed', title, detail: copy.cure };
}

const edgeCure = () => fill(messages.checks.edge.cure, { modules: PRINT_RULES.quietZoneModules });

function checkEdge({ edge }: Findings): Result {
  const copy = messages.checks.edge;
  const modules = Math.floor((edge?.value ?? 0) + 0.001);
  return isFine(edge)
    ? { state: 'passed', title: copy.title, detail: plural(copy, 'modules', modules) }
    : { state: 'failed', title: plural(copy, 'narrow', modules), detail: edgeCure() };
}

const STATES = { fine: 'passed', warn: 'warning', fatal: 'failed' } as const;

function checkLogo({ code }: CheckInput, { recovery }: Findings, cleared: number): Result {
  const copy = messages.checks.logo;
  const { severity = 'fine', value = 0 } = recovery ?? {};
  const share = cleared ** 2 / code.size ** 2;
  const title =
    cleared === 0 ? copy.none : fill(copy.title, { percent: writeNumber(share * 100, 1) });
  const level = code.errorCorrection;
  const recovered = writeNumber(PRINT_RULES.recovered[level] * 100, 0);
  const detail = {
    fine:
      level === PRINT_RULES.levelWithLogo
        ? fill(copy.recoversLogo, { level })
        : fill(copy.recoversDirt, { level, percent: recovered }),
    warn: fill(copy.tight, { percent: writeNumber(value * 100, 0), level }),
    fatal: fill(copy.cure, { modules: cleared }),
  }[severity];
  return { state: STATES[severity], title, detail };
}

function checkSize({ design, code }: CheckInput, { size, module }: Findings): Result {
  const copy = messages.checks.size;
  const { sizeMm, carrier } = design;
  const modules = fill(copy.modules, { size: writeNumber(sizeMm / code.size, 1) });
  if (isFine(size) && isFine(module)) {
    return { state: 'passed', title: fill(copy.title, { size: sizeMm }), detail: modules };
  }
  const needed = Math.ceil(smallestPrintMm({ modules: code.size }));
  const cure = needed <= SIZE_RANGES[carrier].max ? copy.enlarge : copy.poster;
  return { state: 'failed', title: modules, detail: fill(cure, { needed }) };
}
