import VitestProgress from './vitest-progress.ts';

/** Such as `unit` of the script `test:unit`. */
const step = process.env['npm_lifecycle_event']?.split(':')[1] ?? 'unit';

/**
 * How tests are reported within `pnpm test`, which sets `TEST_REPORT`, for the configuration of Vitest: their progress in lines,
 * their results in `test-results/<step>.json`. Otherwise Vitest reports as it always does.
 *
 * It is no argument of the command, as Turborepo would hash that into the builds before the tests as well, and build them
 * again for each step.
 */
export const REPORT =
  process.env['TEST_REPORT'] === undefined
    ? {}
    : {
        reporters: [
          'default',
          new VitestProgress(),
          ['json', { outputFile: `test-results/${step}.json` }],
        ] as ['default', VitestProgress, ['json', { outputFile: string }]],
      };
