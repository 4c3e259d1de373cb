import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

import type { TestReport } from './test-counts.ts';

export interface TestFailure {
  /** File and test name; the path is relative to the repository, for end-to-end tests to their folder. */
  readonly test: string;
  readonly reason: string;
}

export interface SlowTest {
  readonly test: string;
  readonly seconds: number;
}

interface TestResult extends TestFailure, SlowTest {
  readonly hasFailed: boolean;
}

/**
 * Returns the failed tests in a report of Vitest or Playwright, to be listed at the end of a run.
 * @param root folder that file names are relative to
 * @throws SyntaxError when the text is not JSON
 */
export function findFailures(report: string, root: string): readonly TestFailure[] {
  return readTests(report, root)
    .filter(({ hasFailed }) => hasFailed)
    .map(({ test, reason }) => ({ test, reason }));
}

/**
 * Returns the duration of each test in a report.
 * @param root as for {@link findFailures}
 */
export function readDurations(report: string, root: string): readonly SlowTest[] {
  return readTests(report, root).map(({ test, seconds }) => ({ test, seconds }));
}

function readTests(report: string, root: string): readonly TestResult[] {
  const parsed = JSON.parse(report) as TestReport;
  return 'suites' in parsed ? ofPlaywright(parsed) : ofVitest(parsed, root);
}

function ofVitest({ testResults }: JsonTestResults, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((result) => ({
      test: `${file} › ${result.fullName}`,
      reason: firstLine(result.failureMessages?.[0]),
      seconds: (result.duration ?? 0) / 1000,
      hasFailed: result.status === 'failed',
    }));
    const isFileAlone = status === 'failed' && !tests.some(({ hasFailed }) => hasFailed);
    const ofFile = { test: file, reason: firstLine(message), seconds: 0, hasFailed: true };
    return isFileAlone ? [...tests, ofFile] : tests;
  });
}

function ofPlaywright({ suites, errors }: JSONReport): TestResult[] {
  const outside = errors.map(({ message }) => ({
    test: 'outside of a test',
    reason: firstLine(message),
    seconds: 0,
    hasFailed: true,
  }));
  return [...outside, ...suites.flatMap((suite) => ofSuite(suite, []))];
}

function ofSuite({ title, specs, suites = [] }: JSONReportSuite, above: string[]): TestResult[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      test: `[${projectName}] ${[...path, spec.title].join(' › ')}`,
      reason: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      hasFailed: status === 'unexpected',
    })),
  );
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, path))];
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
}
