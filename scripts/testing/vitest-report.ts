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
