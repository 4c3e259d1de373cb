import { describe, expect, it } from 'vitest';

import { findTroubles } from './test-troubles.ts';

const ROOT = '/repository';
const passed = { fullName: 'a sum adds', status: 'passed', failureMessages: [] };

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
                      { errors: [{ message: '\u001b[31mError: hidden\u001b[39m\n\nReceived' }] },
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
  it('has no troubles when all passed', () => {
    expect(findTroubles(vitest({ assertionResults: [passed] }), ROOT)).toEqual([]);
  });

  it('names the test that failed, its file from the root, and the first line of why', () => {
    const failed = { ...passed, status: 'failed', failureMessages: ['Error: 3 is not 4\n  at x'] };
    expect(findTroubles(vitest({ assertionResults: [passed, failed] }), ROOT)).toEqual([
      {
        test: 'scripts/sum.test.ts › a sum adds',
        reason: 'Error: 3 is not 4',
        passedInTheEnd: false,
      },
    ]);
  });

  it('names the test that needed a second try', () => {
    const late = { ...passed, failureMessages: ['Error: late'] };
    expect(findTroubles(vitest({ assertionResults: [late] }), ROOT)).toMatchObject([
      { reason: 'Error: late', passedInTheEnd: true },
    ]);
  });

  it('names the file that could not be loaded', () => {
    const report = vitest({ status: 'failed', message: 'SyntaxError: x', assertionResults: [] });
    expect(findTroubles(report, ROOT)).toEqual([
      { test: 'scripts/sum.test.ts', reason: 'SyntaxError: x', passedInTheEnd: false },
    ]);
  });
});

describe('a report of Playwright', () => {
  it('has no troubles when all passed', () => {
    expect(findTroubles(playwright('expected'), ROOT)).toEqual([]);
  });

  it.each([
    ['unexpected', false],
    ['flaky', true],
  ])('names the test that was %s, and where it stands', (status, passedInTheEnd) => {
    expect(findTroubles(playwright(status), ROOT)).toEqual([
      {
        test: '[site] claim.spec.ts › claiming › is refused',
        reason: 'Error: hidden',
        passedInTheEnd,
      },
    ]);
  });

  it('says what went wrong outside of a test', () => {
    expect(findTroubles(playwright('expected', [{ message: 'no server' }]), ROOT)).toEqual([
      { test: 'outside of a test', reason: 'no server', passedInTheEnd: false },
    ]);
  });
});
