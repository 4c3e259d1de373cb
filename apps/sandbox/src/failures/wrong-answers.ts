interface CallAnswers {
  path: RegExp;
  right: unknown;
  mistyped: unknown;
  missing: unknown;
}

const answer = (path: RegExp, name: string, right: unknown, mistyped: unknown): CallAnswers => ({
  path,
  right: { result: { [name]: right } },
  mistyped: { result: { [name]: mistyped } },
  missing: { result: {} },
});

const CALLS: readonly CallAnswers[] = [
  answer(/^\/api\/qr-data\/[^/]+\/claim$/, 'claimed', true, 'yes'),
  answer(/^\/api\/qr-data\//, 'available', true, 'yes'),
  answer(/^\/api\/qr-products\//, 'items', [], 'none'),
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
