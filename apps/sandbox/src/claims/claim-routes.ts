import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import type { Host } from '../hosts/host.ts';
import { renderClaimPage, type ClaimState } from '../pages/claim-page.ts';
import { limitRate } from '../rate-limit/rate-limit-middleware.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { isClaimPath, type ClaimStore } from './claim-store.ts';

/** The availability check, and the page where a path is really claimed. */
export function addClaimRoutes(host: Host, claims: ClaimStore, limiter: RateLimiter): void {
  host.get('/api/qr-data/:path/status', (context) =>
    context.json({ result: { available: claims.isAvailable(context.req.param('path')) } }),
  );

  host.get('/ql/:qrType/:path/claim', (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, qrType, path, 'invalid', 400);
    return showClaim(context, qrType, path, claims.isAvailable(path) ? 'free' : 'taken', 200);
  });

  // Another site's page must not claim for the person who reads it.
  host.post('/ql/:qrType/:path/claim', csrf(), limitRate(limiter), (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, qrType, path, 'invalid', 400);
    return claims.claim(path, qrType)
      ? showClaim(context, qrType, path, 'claimed', 201)
      : showClaim(context, qrType, path, 'taken', 409);
  });
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
