import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or that passed on its second try only. */
export interface TestTrouble {
  /** The file from the root of the repository (of the end-to-end tests: from their folder) and the test. */
  readonly test: string;
  /** The first line of what it said. */
  readonly reason: string;
  readonly passedInTheEnd: boolean;
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  readonly testResults: readonly {
    /** The whole path of the file. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Of every try, also of a test that passed in the end. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/**
 * Names the tests of one report of Vitest or Playwright that did not simply pass, so that the end
 * of a run of an hour says what to look for.
 * @param root the folder that names of files start from
 * @throws SyntaxError when the text is no JSON
 */
export function findTroubles(report: string, root: string): readonly TestTrouble[] {
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  return 'suites' in parsed ? ofPlaywright(parsed) : ofVitest(parsed, root);
}

function ofVitest({ testResults }: VitestReport, root: string): TestTrouble[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((result) => result.status === 'failed' || result.failureMessages.length > 0)
      .map((result) => ({
        test: `${file} › ${result.fullName}`,
        reason: firstLine(result.failureMessages[0]),
        passedInTheEnd: result.status === 'passed',
      }));
    const isFileAlone = status === 'failed' && tests.length === 0;
    return isFileAlone
      ? [{ test: file, reason: firstLine(message), passedInTheEnd: false }]
      : tests;
  });
}

function ofPlaywright({ suites, errors }: PlaywrightReport): TestTrouble[] {
  const outside = errors.map(({ message }) => ({
    test: 'outside of a test',
    reason: firstLine(message),
    passedInTheEnd: false,
  }));
  return [...outside, ...suites.flatMap((suite) => ofSuite(suite, []))];
}

function ofSuite({ title, specs, suites = [] }: PlaywrightSuite, above: string[]): TestTrouble[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        test: `[${projectName}] ${[...path, spec.title].join(' › ')}`,
        reason: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
        passedInTheEnd: status === 'flaky',
      })),
  );
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, path))];
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
}
