import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { ReportInput } from '../../apps/site/bench/report.ts';
import {
  ENGINES,
  FLOWS,
  WEIGHED_PAGES,
  type Engine,
  type Metrics,
  type WeighedPage,
} from '../../apps/site/src/pages/quality/metrics.ts';
import { addCounts, countTests, type TestReport } from '../testing/test-reports.ts';

const QUALITY_URL = '/quality';

export interface Results {
  readonly tests: readonly string[];
  readonly engines: string;
  readonly bench: Pick<ReportInput, 'date' | 'comparisons'>;
  readonly testedAt: Date;
  readonly commit: string;
  readonly languages: number;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Summarizes the results of a complete run without a failure for the page that shows them. */
export function readMetrics(results: Results): Metrics {
  const { bench, testedAt, commit, languages } = results;
  const counts = addCounts(results.tests.map(countTests));
  if (counts.failed > 0) {
    throw new Error(
      `${counts.failed} tests failed, so their results are not published. Fix them and run "pnpm test:all" again.`,
    );
  }
  const reports = results.tests.map((text) => JSON.parse(text) as TestReport);
  // Tests record numbers in Vitest's `meta` and in Playwright's `annotations`.
  const codes = reports
    .flatMap((report) => ('testResults' in report ? report.testResults : []))
    .flatMap(({ assertionResults }) => assertionResults)
    .reduce((sum, { meta }) => sum + ((meta as { readonly codes?: number }).codes ?? 0), 0);
  const accessibleStates = reports
    .flatMap((report) => ('suites' in report ? report.suites.flatMap(specsOf) : []))
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'axe').length;
  if (codes === 0 || accessibleStates === 0) {
    throw new Error(
      'No code was read or no page was tested, so the reports are not from a complete run. Run "pnpm test:all".',
    );
  }
  const measured = (url: string) => {
    const found = bench.comparisons.find(
      (comparison) => comparison.url === url && comparison.device === 'mobile',
    );
    if (found) return found;
    throw new Error(
      `${url} was not measured, so its weight is unknown. Run "pnpm bench --every-page".`,
    );
  };
  const flows = (JSON.parse(results.engines) as JSONReport).suites.flatMap(specsOf);
  return {
    testedAt: testedAt.toISOString(),
    measuredOn: bench.date,
    commit: commit.slice(0, 7),
    tests: counts.passed,
    codes,
    accessibleStates,
    languages,
    requests: measured(QUALITY_URL).page.requests,
    pages: Object.entries(WEIGHED_PAGES).map(([page, url]) => {
      const { page: metrics, baseline } = measured(url);
      return {
        page: page as WeighedPage,
        bytes: Math.round(metrics.bytes),
        paint: Math.round(metrics.firstContentfulPaint),
        baseline: Math.round(baseline.firstContentfulPaint),
      };
    }),
    flows: FLOWS.map((flow) => ({
      flow,
      engines: ENGINES.filter((engine) => hasPassed(flows, flow, engine)),
    })),
  };
}

function hasPassed(specs: readonly JSONReportSpec[], flow: string, engine: Engine): boolean {
  const tests = specs
    .filter(({ file }) => file.endsWith(`/${flow}.spec.ts`) || file === `${flow}.spec.ts`)
    .flatMap((spec) => spec.tests)
    .filter(({ projectName }) => projectName === engine);
  return tests.length > 0 && tests.every(({ status }) => status === 'expected');
}
