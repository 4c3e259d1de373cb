import { describe, expect, it } from 'vitest';

import { findFailures, readDurations } from './test-failures.ts';

const ROOT = '/repository';
const passed = { fullName: 'a sum adds', status: 'passed', duration: 1500, failureMessages: [] };

const vitest = (file: object) =>
  JSON.stringify({
    testResults: [{ name: `${ROOT}/scripts/sum.test.ts`, status: 'passed', message: '', ...file }],
  });

const playwright = (status: string, errors: unknown[] = []) =>
  JSON.stringify({
    errors,
    suites: [
      {
        title: 'claim.spec.ts',
        specs: [],
        suites: [
          {
            title: 'claiming',
            specs: [
              {
                title: 'is refused',
                tests: [
                  {
                    projectName: 'site',
                    status,
                    results: [
                      {
                        duration: 2000,
                        errors: [{ message: '\u001b[31mError: hidden\u001b[39m\n\nReceived' }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

describe('a report of Vitest', () => {
  it('has no failures when all passed', () => {
    expect(findFailures(vitest({ assertionResults: [passed] }), ROOT)).toEqual([]);
  });

  it('names the test that failed, its file from the root, and the first line of why', () => {
    const failed = { ...passed, status: 'failed', failureMessages: ['Error: 3 is not 4\n  at x'] };
    expect(findFailures(vitest({ assertionResults: [passed, failed] }), ROOT)).toEqual([
      {
        test: 'scripts/sum.test.ts › a sum adds',
        reason: 'Error: 3 is not 4',
      },
    ]);
  });

  it('reports how long each test took', () => {
    expect(readDurations(vitest({ assertionResults: [passed] }), ROOT)).toEqual([
      { test: 'scripts/sum.test.ts › a sum adds', seconds: 1.5 },
    ]);
  });

  it('names the file that could not be loaded', () => {
    const report = vitest({ status: 'failed', message: 'SyntaxError: x', assertionResults: [] });
    expect(findFailures(report, ROOT)).toEqual([
      { test: 'scripts/sum.test.ts', reason: 'SyntaxError: x' },
    ]);
  });
});

describe('a report of Playwright', () => {
  it('has no failures when all passed', () => {
    expect(findFailures(playwright('expected'), ROOT)).toEqual([]);
  });

  it('names the test that failed, where it stands, and how long it took', () => {
    const test = '[site] claim.spec.ts › claiming › is refused';
    expect(findFailures(playwright('unexpected'), ROOT)).toEqual([
      { test, reason: 'Error: hidden' },
    ]);
    expect(readDurations(playwright('unexpected'), ROOT)).toEqual([{ test, seconds: 2 }]);
  });

  it('says what went wrong outside of a test', () => {
    expect(findFailures(playwright('expected', [{ message: 'no server' }]), ROOT)).toEqual([
      { test: 'outside of a test', reason: 'no server' },
    ]);
  });
});
