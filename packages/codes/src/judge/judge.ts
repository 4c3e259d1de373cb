import { assertNumber, CodesError } from '../errors.ts';
import type { DecoderOptions } from '../read/read-codes.ts';
import type { ImagePixels } from '../read/types.ts';
import type { Analysis } from './analyze-image.ts';
import type { PrintGrades } from './grade-modules.ts';
import {
  bySeverity,
  findFindings,
  findPrintFindings,
  type Finding,
  type PrintedSize,
  type Severity,
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
export async function judge(image: ImagePixels, input: JudgeOptions = {}): Promise<Judgement> {
  const options = input ?? {};
  if (options.widthMm !== undefined) assertNumber('widthMm', options.widthMm, POSITIVE);
  if (options.dpi !== undefined) assertNumber('dpi', options.dpi, POSITIVE);
  const { analyzeImage } = await import('./analyze-image.ts');
  let analysis: Analysis;
  try {
    analysis = await analyzeImage(image, options);
  } catch (error) {
    const finding = toFinding(error);
    if (!finding) throw error;
    return {
      verdict: 'fatal',
      findings: [finding],
      grades: undefined,
      code: undefined,
      views: [],
    };
  }
  const { measurement: code, readViews } = analysis;
  options.onMeasured?.(code);
  const views = await readViews();
  const findings = bySeverity([...findFindings(code, views), ...findPrintFindings(code, options)]);
  return { verdict: findings[0]?.severity ?? 'fine', findings, grades: code.grades, code, views };
}

const POSITIVE = { min: 0, isMinAllowed: false } as const;

function toFinding(error: unknown): Finding | undefined {
  if (!(error instanceof CodesError)) return undefined;
  const { code: id, value } = error;
  if (id !== 'no-code' && id !== 'unreadable-code' && id !== 'other-format') return undefined;
  return { id, severity: 'fatal', ...(typeof value === 'string' && { value }) };
}
