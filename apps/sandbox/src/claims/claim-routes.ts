import { isClaimPath } from '@waypage/api-client';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import type { Host } from '../hosts/host.ts';
import { runOnce } from '../idempotency-key.ts';
import { isObject, withJsonBody, type Parsed } from '../json-body.ts';
import { renderClaimPage, type ClaimState } from '../pages/claim-page.ts';
import type { Stores } from '../database.ts';

export function addClaimRoutes(host: Host, { claims, keys }: Stores): void {
  host.get('/api/qr-data/:path/status', (context) =>
    context.json({ result: { available: claims.isAvailable(context.req.param('path')) } }),
  );

  host.post('/api/qr-data/:path/claim', (context) =>
    withJsonBody(context, parseClaimRequest, ({ qrType }) => {
      const path = context.req.param('path');
      const once = runOnce(context, keys, 'claim', { path, qrType }, () =>
        claims.claim(path, qrType),
      );
      return once instanceof Response ? once : context.json({ result: { claimed: once.result } });
    }),
  );

  host.get('/ql/:qrType/:path/claim', (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, qrType, path, 'invalid', 400);
    return showClaim(context, qrType, path, claims.isAvailable(path) ? 'free' : 'taken', 200);
  });

  // A page of another site must not claim on behalf of its visitor.
  host.post('/ql/:qrType/:path/claim', csrf(), (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, qrType, path, 'invalid', 400);
    return claims.claim(path, qrType)
      ? showClaim(context, qrType, path, 'claimed', 201)
      : showClaim(context, qrType, path, 'taken', 409);
  });
}

const LONGEST_TYPE = 60;

function parseClaimRequest(value: unknown): Parsed<{ qrType: string }> {
  if (!isObject(value)) return { failures: ['The body is not an object.'] };
  const { qrType, ...others } = value;
  const failures = Object.keys(others).map((name) => `"${name}" is not known.`);
  const isType = typeof qrType === 'string' && qrType !== '' && [...qrType].length <= LONGEST_TYPE;
  if (!isType) failures.push(`"qrType" must have 1 to ${LONGEST_TYPE} characters.`);
  return isType && failures.length === 0 ? { value: { qrType } } : { failures };
}

function showClaim(
  context: Context,
  qrType: string,
  path: string,
  state: ClaimState,
  status: 200 | 201 | 400 | 409,
): Response | Promise<Response> {
  const shortUrlHost = new URL(context.req.url).host;
  const passed = context.req.query();
  return context.html(renderClaimPage({ qrType, path }, shortUrlHost, state, passed), status);
}
