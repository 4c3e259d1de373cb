import { CodesError, type CodesErrorCode, type MeasuredImage } from '@waypage/codes/read';
import type {
  CodeMeasurement,
  Judgement,
  MeasuredFinding,
  NoCodeFinding,
  ReadView,
} from '@waypage/codes/judge';
import type { Messages } from '@waypage/content/messages';

/** An image with a QR code, in its own pixels. */
export interface CheckedImage extends CodeMeasurement, Omit<MeasuredImage, 'code'> {
  /** Empty until they were read. */
  readonly views: readonly ReadView[];
  /** `undefined` until the views were read: the verdict depends on them. */
  readonly findings: readonly MeasuredFinding[] | undefined;
}

/** Why there is nothing to show. */
export interface Refusal {
  readonly reason: keyof Messages['check-a-code']['none'];
  /** Name of another kind of code. */
  readonly format?: string | undefined;
}

/** Completes an image by its judgement. Without a code there is no image yet, and the judgement says why. */
export function completeCheck(
  image: CheckedImage | undefined,
  { views, findings }: Judgement,
): CheckedImage | Refusal {
  const [first] = findings;
  if (first && isNoCode(first)) return { reason: NO_CODE[first.id], format: first.value };
  const measured = findings.filter(isMeasured);
  return image ? { ...image, views, findings: measured } : { reason: 'failed' };
}

const NO_CODE = {
  'no-code': 'no-code',
  'unreadable-code': 'unreadable',
  'other-format': 'other-code',
} as const;

type Finding = Judgement['findings'][number];

function isNoCode(finding: Finding): finding is NoCodeFinding {
  return finding.id in NO_CODE;
}

/** The page states the size in print by itself, so it asks for no findings about it. */
function isMeasured(finding: Finding): finding is MeasuredFinding {
  return !isNoCode(finding) && !finding.id.startsWith('print-');
}

const REASONS: Partial<Readonly<Record<CodesErrorCode, Refusal['reason']>>> = {
  'empty-file': 'not-an-image',
  'not-an-image': 'not-an-image',
  'vector-image': 'vector',
  'unsupported-image': 'unknown-format',
  'damaged-file': 'broken',
  'too-large': 'too-large',
  'timed-out': 'slow',
};

/** Returns the words for an error of the reader about a file. */
export function refusalOf(error: unknown, { size }: Blob): Refusal {
  if (!(error instanceof CodesError)) return { reason: 'failed' };
  // The file has too many bytes, or its picture too many pixels.
  if (error.code === 'too-large' && error.value === size) return { reason: 'too-heavy' };
  return { reason: REASONS[error.code] ?? 'failed' };
}
