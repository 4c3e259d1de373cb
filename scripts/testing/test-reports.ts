import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** A report of Vitest or Playwright. */
export type TestReport = JsonTestResults | JSONReport;

/**
 * Counts the tests in a report of Vitest or Playwright. A failure outside of a test (such as a file that can't be
 * loaded) counts as one.
 * @throws SyntaxError when the text is not JSON
 */
export function countTests(report: string): TestCounts {
  const parsed = JSON.parse(report) as TestReport;
  if ('stats' in parsed) {
    const { expected, unexpected } = parsed.stats;
    return { passed: expected, failed: unexpected + Number(parsed.errors.length > 0) };
  }
  const { numPassedTests, numFailedTests, success } = parsed;
  return {
    passed: numPassedTests,
    failed: !success && numFailedTests === 0 ? 1 : numFailedTests,
  };
}

/**
 * Sums up the reports of a step; without reports the step itself counts as one test. A failed step without a failed
 * test (such as a package that did not build) counts one failure more.
 */
export function countStep(succeeded: boolean, reports: readonly string[]): TestCounts {
  const sum = addCounts(reports.map(countTests));
  if (!succeeded && sum.failed === 0) return { ...sum, failed: 1 };
  if (succeeded && reports.length === 0) return { passed: 1, failed: 0 };
  return sum;
}

export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export interface TestFailure {
  /** Title, and the file with its line, relative to the repository. */
  readonly test: string;
  /** What was expected and received, a line each. */
  readonly reason: readonly string[];
  /** Runs this test alone. */
  readonly command: string;
}

interface TestResult extends TestFailure {
  readonly hasFailed: boolean;
}

/**
 * Returns the failed tests in a report of Vitest or Playwright, to be listed at the end of a run.
 * @param root folder that file names are relative to
 * @param isFullRun whether it is a run of `test:all`, some of whose tests no other run has
 * @throws SyntaxError when the text is not JSON
 */
export function findFailures(
  report: string,
  root: string,
  isFullRun: boolean,
): readonly TestFailure[] {
  const failed = readTests(report, root).filter(({ hasFailed }) => hasFailed);
  if (!isFullRun) return failed;
  return failed.map((failure) => ({ ...failure, command: `TEST_ALL=1 ${failure.command}` }));
}

/** Returns what a step without tests (such as lint) printed about its first mistakes. */
export function failureOf(step: string, output: string): TestFailure {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^\S+:\S+: /, '').trim())
    .filter((line) => /\berror\b|[×✖]|\.[cm]?[a-z]+[:(]\d+|^\/\S+$|^\[warn\]/i.test(line));
  return {
    test: `test-results/${step}.log`,
    reason: lines.slice(0, MAX_LINES),
    command: `pnpm test ${step}`,
  };
}

function readTests(report: string, root: string): readonly TestResult[] {
  const parsed = JSON.parse(report) as TestReport;
  if (!('suites' in parsed)) return ofVitest(parsed, root);
  const folder = relative(root, parsed.config.rootDir);
  const step = folder.endsWith('/browsers') ? 'browsers' : 'e2e';
  const outside = parsed.errors.map(({ message }) => ({
    test: 'outside of a test',
    reason: firstDifference(message),
    hasFailed: true,
    command: `pnpm test ${step}`,
  }));
  return [...outside, ...parsed.suites.flatMap((suite) => ofSuite(suite, [], folder))];
}

function ofVitest({ testResults }: JsonTestResults, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const [, workspace = '.', inside = file] =
      /^((?:apps|packages)\/[^/]+)\/(.+)$/.exec(file) ?? [];
    const config = inside.startsWith('e2e/built/') ? ' --config vitest.built.config.ts' : '';
    const command = file.endsWith('.stories.tsx')
      ? `pnpm -C apps/storybook exec vitest run --project stories ${basename(file)}`
      : `pnpm -C ${workspace} exec vitest run${config} ${inside}`;
    const tests = assertionResults.map((result) => {
      const text = result.failureMessages?.[0] ?? '';
      const [line = lineOfStory(name, result.fullName)] =
        /(?<=[/ ]\S*\.test\.tsx?):\d+/.exec(text) ?? [];
      return {
        test: `${result.fullName} (${file}${line})`,
        reason: firstDifference(text),
        hasFailed: result.status === 'failed',
        // A regular expression, in quotes of a shell.
        command: `${command} -t "${result.fullName.replaceAll(/[^\p{L}\p{N} ,:;_-]/gu, '.')}"`,
      };
    });
    const isFileAlone = status === 'failed' && !tests.some(({ hasFailed }) => hasFailed);
    const reason = firstDifference(message);
    return isFileAlone ? [...tests, { test: file, reason, hasFailed: true, command }] : tests;
  });
}

function ofSuite(
  { title, specs, suites = [] }: JSONReportSuite,
  above: string[],
  folder: string,
): TestResult[] {
  const path = [...above, title];
  const specResults = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => {
      const error = results.flatMap(({ errors }) => errors)[0];
      const line = String(error?.location?.line ?? spec.line);
      return {
        test: `[${projectName}] ${[...path.slice(1), spec.title].join(' › ')} (${folder}/${spec.file}:${line})`,
        reason: firstDifference(error?.message),
        hasFailed: status === 'unexpected',
        command: folder.endsWith('/browsers')
          ? `pnpm test:browsers --engine=${projectName} ${spec.file}:${spec.line}`
          : `pnpm -C apps/site exec playwright test ${spec.file}:${spec.line} --project=${projectName}`,
      };
    }),
  );
  return [...specResults, ...suites.flatMap((suite) => ofSuite(suite, path, folder))];
}

/** Returns `:12`; reports have lines of the compiled story. */
function lineOfStory(file: string, title: string): string {
  if (!file.endsWith('.stories.tsx')) return '';
  const story = new RegExp(`^export const ${title.replaceAll(' ', '')}\\b`);
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => story.test(line));
  return index === -1 ? '' : `:${index + 1}`;
}

const MAX_LINES = 4;

/** The first line of an error, and those of its first difference. */
function firstDifference(message = ''): readonly string[] {
  const [first = '', ...lines] = stripVTControlCharacters(message).trim().split('\n');
  const differences = lines.filter((line) => /^\s*(Expected|Received|[-+] )/.test(line));
  return [first, ...differences.slice(0, MAX_LINES)];
}
