import VitestProgress from './vitest-progress.ts';

const step = process.env['TEST_STEP'];

/**
 * How the tests of a step of `pnpm test` are reported, for the configuration of Vitest: their progress in lines, their
 * results in `test-results/<step>.json`. The step is named by `TEST_STEP`; without it Vitest reports as it always does.
 *
 * It is no argument of the command, as Turborepo would hash that into the builds before the tests as well, and make each
 * of them anew for each step.
 */
export const REPORT =
  step === undefined
    ? {}
    : {
        reporters: [
          'default',
          new VitestProgress(),
          ['json', { outputFile: `test-results/${step}.json` }],
        ] as ['default', VitestProgress, ['json', { outputFile: string }]],
      };
