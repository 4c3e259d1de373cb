import {
  isFailedByDecoder,
  RULES,
  type FindingId,
  type Measured,
  type Severity,
} from './verdict-table.ts';

export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
}

const SEVERITIES: readonly Severity[] = ['fatal', 'warn', 'fine'];

/** Findings by severity, the worst first; those of one severity are in the order of the page. */
export function findIn(measures: Measured): readonly Finding[] {
  const isFailed = isFailedByDecoder(measures);
  const all = RULES.flatMap(([id, weigh]) => {
    const severity = weigh(measures, isFailed);
    return severity ? [{ id, severity }] : [];
  });
  return SEVERITIES.flatMap((severity) => all.filter((one) => one.severity === severity));
}

/** The worst severity of sorted findings ({@link findIn}); `fine` if there are none. */
export function verdictOf(findings: readonly Finding[]): Severity {
  return findings[0]?.severity ?? 'fine';
}
