import { describeContent, type ContentDescription } from '../content/describe-content.ts';
import { judgeCodes, type Judgement } from '../judge/judge.ts';
import { bySeverity, narrowestSide, type Finding } from '../judge/severity-rules.ts';
import { MM_PER_INCH } from '../draw/drawing.ts';
import { shorterSide } from '../read/math.ts';
import type { OpenedPage } from './open-file.ts';
import type { ContentKind } from '../content/content-fields.ts';
import type { CodesError } from '../errors.ts';
import type { Severity } from '../print/check-print.ts';

/** The printed width that was given is not that of the file, in millimeters. */
export interface FileWidthFinding {
  readonly id: 'file-width';
  readonly severity: 'warn';
  /** Width in the file. */
  readonly value: number;
  /** Width that was given. */
  readonly limit: number;
}

/** A code of an image or of a page. */
export interface CheckedPage extends Omit<Judgement, 'code' | 'views' | 'findings'> {
  /** From 1; only for a PDF, and a TIFF of several pages. */
  readonly page?: number | undefined;
  /** From 1, the largest first; only where the image has several codes. */
  readonly code?: number | undefined;
  readonly findings: readonly (Finding | FileWidthFinding)[];
  /** Secrets are hidden. */
  readonly text?: string | undefined;
  readonly content?: Pick<ContentDescription, 'kind' | 'problems'> | undefined;
  /** QR codes in the image. */
  readonly codes: number;
  /** Whether the image ends within the narrowest side of the quiet zone. */
  readonly isCut: boolean;
  /** Whether only the first frame of an animation was judged. */
  readonly isAnimated: boolean;
}

export interface CheckedFile {
  readonly file: string;
  readonly verdict: Severity | 'unreadable';
  readonly pages: readonly CheckedPage[];
  readonly error?: Pick<CodesError, 'code' | 'message' | 'limit'>;
}

/** Judges every code of an image or of a page: a row each, one without a code where there is none. */
export async function judgePage(
  opened: OpenedPage,
  widthMm: number | undefined,
): Promise<readonly CheckedPage[]> {
  const { image, dpi } = opened;
  const judgements = await judgeCodes(image, { widthMm, dpi }, Infinity);
  const codes = judgements[0]?.code ? judgements.length : 0;
  return judgements.map((judgement, index) => ({
    ...(opened.page !== undefined && { page: opened.page }),
    ...(codes > 1 && { code: index + 1 }),
    ...toRow(judgement, findWidth(judgement, opened, widthMm)),
    codes,
    isAnimated: opened.isAnimated,
  }));
}

function toRow(
  { code, verdict, findings, grades }: Judgement,
  width: readonly FileWidthFinding[],
): Omit<CheckedPage, 'codes' | 'isAnimated'> {
  const content = code && describeContent(code.text, { isGs1: code.isGs1 });
  const hasWarning = width.length > 0 || (content?.problems.length ?? 0) > 0;
  return {
    verdict: verdict === 'fine' && hasWarning ? 'warn' : verdict,
    findings: bySeverity<CheckedPage['findings'][number]>([...findings, ...width]),
    grades,
    text: content && maskSecrets(code.text, content),
    content: content && { kind: content.kind, problems: content.problems },
    isCut: code !== undefined && narrowestSide(code).isCut,
  };
}

/** Share by which two widths may differ: the corners of a code are measured. */
const WIDTH_TOLERANCE = 0.05;

function findWidth(
  { code }: Judgement,
  { printDpi }: OpenedPage,
  widthMm: number | undefined,
): readonly FileWidthFinding[] {
  if (!code || printDpi === undefined || widthMm === undefined) return [];
  const value = (shorterSide(code.corners) * MM_PER_INCH) / printDpi;
  return Math.abs(value - widthMm) > WIDTH_TOLERANCE * widthMm
    ? [{ id: 'file-width', severity: 'warn', value, limit: widthMm }]
    : [];
}

const MASK = '•••';

/** Where a text has its secret. That of a Wi-Fi ends at the next key, so that what lacks a backslash is hidden too. */
const SECRETS: Partial<Readonly<Record<ContentKind, RegExp>>> = {
  wifi: /(?<=[:;]\s*p:)[\s\S]*?(?=(?<!\\);\s*(?:[TSHIEARK]|PH2):|[;\s]*$)/gi,
  'one-time-password': /(?<=[?&](?:secret|data)=)[^&#]*/gi,
};

/** The password before the host of a URL, which a contact has too. Browsers need no slashes, and take backslashes. */
const URL_PASSWORD = /(?<=(?:\b(?:https?|sips?):|:[/\\]{2})[/\\]*[^\s/\\?#:@]*:)[^\s/\\?#]+(?=@)/gi;

/** Hides the secrets of a content: logs are read by many. */
function maskSecrets(text: string, { kind, fields }: ContentDescription): string {
  const pattern = SECRETS[kind];
  const visible = text.replace(URL_PASSWORD, MASK);
  if (!pattern || !fields.some(({ isSecret }) => isSecret)) return visible;
  const masked = visible.replace(pattern, MASK);
  // Invisible characters within a key.
  return masked === visible ? MASK : masked;
}
