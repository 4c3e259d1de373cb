/** The moment of builds and unit tests in `pnpm test`, so that none fails on the day on which a price changes. */
export const TEST_MOMENT = '2026-11-27T00:00Z';

const step = process.env['npm_lifecycle_event']?.split(':')[1] ?? 'unit';

/**
 * Vitest options for reports within `pnpm test`, which sets `TEST_REPORT`: results in `test-results/<step>.json` too.
 * Otherwise Vitest's defaults apply.
 *
 * Not a command line argument: Turborepo would include that in the hashes of the preceding builds, and repeat them for
 * each step.
 */
export const REPORT =
  process.env['TEST_REPORT'] === undefined
    ? {}
    : {
        reporters: ['default', ['json', { outputFile: `test-results/${step}.json` }]] as [
          'default',
          ['json', { outputFile: string }],
        ],
      };
