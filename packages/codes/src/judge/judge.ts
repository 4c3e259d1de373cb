import { assertOptional, assertPositive, CodesError } from '../errors.ts';
import type { DecoderOptions } from '../read/read-codes.ts';
import type { Severity } from '../print/check-print.ts';
import type { ImagePixels } from '../read/types.ts';
import type { PrintGrades } from './grade-modules.ts';
import {
  bySeverity,
  findFindings,
  findPrintFindings,
  type Finding,
  type PrintedSize,
} from './severity-rules.ts';
import type { CodeMeasurement, ReadView } from './types.ts';

export interface JudgeOptions extends DecoderOptions, PrintedSize {
  /** Called before the degraded views are read, which takes most of the time. */
  readonly onMeasured?: ((code: CodeMeasurement) => void) | undefined;
}

export interface Judgement {
  /** The worst severity of the findings. */
  readonly verdict: Severity;
  /** By severity, the worst first. */
  readonly findings: readonly Finding[];
  readonly grades: PrintGrades | undefined;
  /** The largest QR code of the image; `undefined` if there is none, which is fatal. */
  readonly code: CodeMeasurement | undefined;
  readonly views: readonly ReadView[];
}

/**
 * Judges the largest QR code of an image: whether two decoders read it as it is and under real conditions, and what
 * its measurements say about the print. With a printed size, it checks the print rules too.
 *
 * @throws CodesError for an invalid image or size; the signal's reason if it is aborted
 */
export async function judge(image: ImagePixels, options: JudgeOptions = {}): Promise<Judgement> {
  const [judgement] = await judgeCodes(image, options, 1);
  return judgement;
}

/** Judges as many QR codes of an image, the largest first; where there is none, the judgement says so. */
export async function judgeCodes(
  image: ImagePixels,
  input: JudgeOptions,
  maxCodes: number,
): Promise<readonly [Judgement, ...Judgement[]]> {
  const options = input ?? {};
  if (options.widthMm !== undefined) assertPositive('widthMm', options.widthMm);
  if (options.dpi !== undefined) assertPositive('dpi', options.dpi);
  const { onMeasured } = options;
  assertOptional('onMeasured', onMeasured, typeof onMeasured === 'function', 'a function');
  const { analyzeImage } = await import('./analyze-image.ts');
  const judgements: Judgement[] = [];
  try {
    for (const { measurement: code, readViews } of await analyzeImage(image, options, maxCodes)) {
      onMeasured?.(code);
      const views = await readViews();
      const all = [...findFindings(code, views), ...findPrintFindings(code, options)];
      const findings = bySeverity<Finding>(all);
      const verdict = findings[0]?.severity ?? 'fine';
      judgements.push({ verdict, findings, grades: code.grades, code, views });
    }
  } catch (error) {
    const finding = toFinding(error);
    if (!finding) throw error;
    const nothing = { grades: undefined, code: undefined, views: [] };
    return [{ verdict: 'fatal', findings: [finding], ...nothing }];
  }
  // An analysis without a code throws.
  return judgements as [Judgement, ...Judgement[]];
}

function toFinding(error: unknown): Finding | undefined {
  if (!(error instanceof CodesError)) return undefined;
  const { code: id, value } = error;
  if (id !== 'no-code' && id !== 'unreadable-code' && id !== 'other-format') return undefined;
  return { id, severity: 'fatal', ...(typeof value === 'string' && { value }) };
}

/**
 * Measures the largest QR code of an image: module size, quiet zone, contrast, modulation, grid, damage, and estimated
 * grades.
 *
 * @throws CodesError `no-code`, `unreadable-code`, or `other-format` with its name as `value`; the reason of the signal
 */
export async function measureCode(
  image: ImagePixels,
  options: DecoderOptions = {},
): Promise<CodeMeasurement> {
  // The code that measures loads with the first image, as the decoders do.
  const { analyzeImage } = await import('./analyze-image.ts');
  const [analysis] = await analyzeImage(image, options ?? {}, 1);
  return analysis.measurement;
}

/**
 * Estimates the grades of the largest QR code in an image by ISO/IEC 15415, each parameter with its value.
 *
 * @returns `undefined` where zxing did not read the code
 * @throws CodesError as `measureCode`
 */
export async function gradeCode(
  image: ImagePixels,
  options: DecoderOptions = {},
): Promise<PrintGrades | undefined> {
  return (await measureCode(image, options)).grades;
}
