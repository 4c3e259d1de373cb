import { isClaimPath } from '@waypage/api-client';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import type { Host } from '../hosts/host.ts';
import { KEY_IS_USED, readIdempotencyKey } from '../idempotency-key.ts';
import { withJsonBody, type Parsed } from '../json-body.ts';
import { jsonError } from '../json-error.ts';
import { renderClaimPage, type ClaimState } from '../pages/claim-page.ts';
import { limitRate, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { ClaimStore } from './claim-store.ts';

export function addClaimRoutes(host: Host, claims: ClaimStore, limiter: RateLimiter): void {
  host.get('/api/qr-data/:path/status', (context) =>
    context.json({ result: { available: claims.isAvailable(context.req.param('path')) } }),
  );

  host.post('/api/qr-data/:path/claim', limitRate(limiter), (context) =>
    withJsonBody(context, parseClaimRequest, ({ qrType }) => {
      const path = context.req.param('path');
      const named = readIdempotencyKey(context);
      if ('failure' in named) return jsonError(context, 422, 'invalid', named.failure);
      const claimed =
        named.key === undefined
          ? claims.claim(path, qrType)
          : claims.claimOnce(named.key, { path, qrType });
      return claimed === undefined
        ? jsonError(context, 422, 'invalid', KEY_IS_USED)
        : context.json({ result: { claimed } });
    }),
  );

  host.get('/ql/:qrType/:path/claim', (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, qrType, path, 'invalid', 400);
    return showClaim(context, qrType, path, claims.isAvailable(path) ? 'free' : 'taken', 200);
  });

  // A page of another site must not claim on behalf of its visitor.
  host.post('/ql/:qrType/:path/claim', csrf(), limitRate(limiter), (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, qrType, path, 'invalid', 400);
    return claims.claim(path, qrType)
      ? showClaim(context, qrType, path, 'claimed', 201)
      : showClaim(context, qrType, path, 'taken', 409);
  });
}

const LONGEST_TYPE = 60;

function parseClaimRequest(value: unknown): Parsed<{ qrType: string }> {
  if (typeof value !== 'object' || value === null)
    return { failures: ['The body is not an object.'] };
  const { qrType, ...others } = value as Record<string, unknown>;
  const failures = Object.keys(others).map((name) => `"${name}" is not known.`);
  const isType = typeof qrType === 'string' && qrType !== '' && [...qrType].length <= LONGEST_TYPE;
  if (isType && failures.length === 0) return { value: { qrType } };
  return {
    failures: isType
      ? failures
      : [...failures, `"qrType" must have 1 to ${LONGEST_TYPE} characters.`],
  };
}

function showClaim(
  context: Context,
  qrType: string,
  path: string,
  state: ClaimState,
  status: 200 | 201 | 400 | 409,
): Response | Promise<Response> {
  const shortUrlHost = new URL(context.req.url).host;
  return context.html(renderClaimPage({ qrType, path, shortUrlHost, state }), status);
}
