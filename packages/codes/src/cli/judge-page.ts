import { describeContent } from '../content/describe-content.ts';
import { judgeCodes, type Judgement } from '../judge/judge.ts';
import { bySeverity, narrowestSide } from '../judge/severity-rules.ts';
import { MM_PER_INCH } from '../units.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { OpenedPage } from './open-file.ts';
import type { CheckedPage, FileWidthFinding } from './types.ts';

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
  { ownDpi }: OpenedPage,
  widthMm: number | undefined,
): readonly FileWidthFinding[] {
  if (!code || ownDpi === undefined || widthMm === undefined) return [];
  const value = (code.modules * code.modulePixels * MM_PER_INCH) / ownDpi;
  return Math.abs(value - widthMm) > WIDTH_TOLERANCE * widthMm
    ? [{ id: 'file-width', severity: 'warn', value, limit: widthMm }]
    : [];
}
