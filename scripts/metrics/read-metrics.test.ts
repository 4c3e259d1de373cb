import { expect, test } from 'vitest';
import { WEIGHED_PAGES } from '../../apps/site/src/pages/quality/metrics.ts';
import { readMetrics, type Results } from './read-metrics.ts';

const vitest = (codes: readonly number[], failed = 0) =>
  JSON.stringify({
    numPassedTests: codes.length,
    numFailedTests: failed,
    success: failed === 0,
    testResults: [{ assertionResults: codes.map((count) => ({ meta: { codes: count } })) }],
  });

const spec = (file: string, project: string, status = 'expected') => ({
  file,
  ok: true,
  tests: [{ projectName: project, status, annotations: [{ type: 'axe' }, { type: 'slow' }] }],
});

const playwright = (specs: readonly unknown[]) =>
  JSON.stringify({
    stats: { expected: specs.length, unexpected: 0 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs }] }],
  });

const metrics = { bytes: 200_000.4, firstContentfulPaint: 900.6, requests: 12 };

const bench: unknown = {
  date: '2026-11-25',
  comparisons: ['/quality', ...Object.values(WEIGHED_PAGES)].map((url) => ({
    url,
    device: 'mobile',
    page: metrics,
    baseline: { ...metrics, firstContentfulPaint: 880 },
  })),
};

const engines = playwright([
  spec('flows/claim.spec.ts', 'chromium'),
  spec('flows/claim.spec.ts', 'webkit'),
  spec('flows/claim.spec.ts', 'webkit', 'skipped'),
  spec('flows/contact.spec.ts', 'firefox'),
]);

const results: Results = {
  tests: [vitest([100, 20]), vitest([3]), engines],
  engines,
  bench: bench as Results['bench'],
  testedAt: new Date('2026-11-25T12:00:00Z'),
  commit: 'd5998a43f2496de13ec02cf1234a3bcad691a750',
  languages: 3,
};

test('names engines only where every test passed', () => {
  const { flows } = readMetrics(results);
  expect(flows).toContainEqual({ flow: 'claim', engines: ['chromium'] });
  expect(flows).toContainEqual({ flow: 'contact', engines: ['firefox'] });
  expect(flows).toContainEqual({ flow: 'plans', engines: [] });
});

test('publishes whole runs without a failure only', () => {
  expect(() => readMetrics({ ...results, tests: [vitest([1], 1)] })).toThrow('1 tests failed');
  expect(() => readMetrics({ ...results, tests: [vitest([1])] })).toThrow(
    'not from a complete run',
  );
  expect(() => readMetrics({ ...results, bench: { ...results.bench, comparisons: [] } })).toThrow(
    '/quality was not measured',
  );
});
