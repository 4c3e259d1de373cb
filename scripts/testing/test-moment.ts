/** The moment of builds and unit tests in `pnpm test`, so that none fails on the day on which a price changes. */
export const TEST_MOMENT = '2026-11-27T00:00Z';
