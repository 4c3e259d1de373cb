import {
  isFailedByDecoder,
  VERDICT_TABLE,
  type FindingId,
  type Measured,
  type Severity,
} from './verdict-table.ts';

/** One thing that was looked at. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
}

/** What a check comes to: the worst of its findings. */
export type Verdict = Severity;

const SEVERITIES: readonly Severity[] = ['fatal', 'warn', 'fine'];

/** What was found, the worst first, each kind in the order of the page. */
export function findIn(measures: Measured): readonly Finding[] {
  const isFailed = isFailedByDecoder(measures);
  const all = VERDICT_TABLE.flatMap(({ id, weigh }) => {
    const severity = weigh(measures, isFailed);
    return severity ? [{ id, severity }] : [];
  });
  return SEVERITIES.flatMap((severity) => all.filter((one) => one.severity === severity));
}

/** The worst of some findings. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  return findings[0]?.severity ?? 'fine';
}
