export interface AuditResult {
  /** Exit code: 0 for no vulnerabilities, 1 for some, 2 when the registry did not respond. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

interface Report {
  readonly advisories: Readonly<
    Record<
      string,
      {
        readonly module_name: string;
        readonly severity: string;
        readonly title: string;
        readonly url: string;
      }
    >
  >;
}

/**
 * Parses the output of `pnpm audit --json`, which is empty when the registry did not respond.
 *
 * @param complaints its stderr
 */
export function readAudit(output: string, complaints: string): AuditResult {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return {
      code: 2,
      text:
        'The registry gave no answer, so nobody knows whether a dependency has a known weakness. ' +
        `Run it again, or against another registry.\n\n${complaints.trim()}`,
    };
  }
  const known = Object.values(report.advisories).map(
    ({ module_name: name, severity, title, url }) => `${severity}: ${name}, ${title}, ${url}`,
  );
  if (known.length === 0) return { code: 0, text: 'No dependency has a known weakness.' };
  return { code: 1, text: ['Dependencies have known weaknesses:', ...known].join('\n') };
}
