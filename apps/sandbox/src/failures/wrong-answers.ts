interface CallAnswers {
  path: RegExp;
  right: unknown;
  mistyped: unknown;
  missing: unknown;
}

const CALLS: readonly CallAnswers[] = [
  {
    path: /^\/api\/qr-data\/[^/]+\/claim$/,
    right: { result: { claimed: true } },
    mistyped: { result: { claimed: 'yes' } },
    missing: { result: {} },
  },
  {
    path: /^\/api\/qr-data\//,
    right: { result: { available: true } },
    mistyped: { result: { available: 'yes' } },
    missing: { result: {} },
  },
  {
    path: /^\/api\/qr-products\//,
    right: { result: { items: [] } },
    mistyped: { result: { items: 'none' } },
    missing: { result: {} },
  },
  {
    path: /^\/api\/ms\//,
    right: { result: { success: true, message: 'The message was sent.' } },
    mistyped: { result: { success: 'yes', message: 'The message was sent.' } },
    missing: { result: {} },
  },
  {
    path: /^\/solutionVisibility\.json$/,
    right: { product: true },
    mistyped: { product: 'yes' },
    missing: [],
  },
];

const ANY_CALL = { right: { result: {} }, mistyped: { result: 'yes' }, missing: {} };

export function answersOf(path: string): Omit<CallAnswers, 'path'> {
  return CALLS.find((call) => call.path.test(path)) ?? ANY_CALL;
}
