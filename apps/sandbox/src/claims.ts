import { isClaimPath } from '@waypage/api-client';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import type { Host } from './hosts/host.ts';
import { runOnce, type KeyStore } from './idempotency-key.ts';
import { parserOf } from './contract.ts';
import { withJsonBody } from './json.ts';
import type { DatabaseSync } from 'node:sqlite';
import { html } from 'hono/html';
import { renderLayout, renderNotice, say } from './pages/page.ts';

export function addClaimRoutes(
  host: Host,
  { claims, keys }: { readonly claims: ClaimStore; readonly keys: KeyStore },
): void {
  host.get('/api/qr-data/:path/status', (context) =>
    context.json({ result: { available: claims.isAvailable(context.req.param('path')) } }),
  );

  host.post('/api/qr-data/:path/claim', (context) =>
    withJsonBody(context, parseClaimRequest, ({ qrType }) => {
      const path = context.req.param('path');
      const run = runOnce(context, keys, 'claim', { path, qrType }, () =>
        claims.claim(path, qrType),
      );
      return run instanceof Response ? run : context.json({ result: { claimed: run.result } });
    }),
  );

  host.get('/ql/:qrType/:path/claim', (context) => {
    const { path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, 'invalid', 400);
    return showClaim(context, claims.isAvailable(path) ? 'free' : 'taken', 200);
  });

  // A page of another site must not claim on behalf of its visitor.
  host.post('/ql/:qrType/:path/claim', csrf(), (context) => {
    const { qrType, path } = context.req.param();
    if (!isClaimPath(path)) return showClaim(context, 'invalid', 400);
    return claims.claim(path, qrType)
      ? showClaim(context, 'claimed', 201)
      : showClaim(context, 'taken', 409);
  });
}

const parseClaimRequest = parserOf<{ qrType: string }>('ClaimRequest');

function showClaim(
  context: Context,
  state: keyof typeof CLAIM_STATES,
  status: 200 | 201 | 400 | 409,
): Response | Promise<Response> {
  const { qrType = '', path = '' } = context.req.param();
  const { title, text } = CLAIM_STATES[state];
  const notice = renderNotice({
    title,
    text,
    passed: { 'Short address': path, Type: qrType, ...context.req.query() },
    ...(state === 'free' && {
      form: html`<form method="post"><button>${say('Claim')} ${path}</button></form>`,
    }),
  });
  const shortUrlHost = new URL(context.req.url).host;
  const page = renderLayout(
    title,
    html`${notice}
      <div class="view">
        <p class="frame address" data-state="${state}">${shortUrlHost}/<b>${path}</b></p>
      </div>`,
  );
  return context.html(page, status);
}

const CLAIM_STATES = {
  free: {
    title: 'Claim this short address',
    text: 'Nobody has it yet. Once claimed, every code printed with it leads to your page.',
  },
  claimed: {
    title: 'The short address is yours',
    text: 'Print it. What it leads to can change at any time.',
  },
  taken: {
    title: 'The short address is taken',
    text: 'Somebody claimed it before you. Try another one.',
  },
  invalid: {
    title: 'This short address is not valid',
    text: 'A short address has 1 to 20 letters, digits, underscores and hyphens.',
  },
} as const;

export interface Claim {
  path: string;
  qrType: string;
}

export type ClaimStore = ReturnType<typeof createClaimStore>;

const SEEDED_PATHS = ['Lumbre', 'nadia', 'waypage', 'menu', 'admin'];
const SEED_TYPE = 'link-in-bio';

/** Creates the table if it is missing, with a few claimed names to test with. */
export function createClaimStore(database: DatabaseSync) {
  database.exec(`
    create table if not exists claims (
      path text primary key collate nocase,
      qr_type text not null,
      claimed_at text not null default current_timestamp
    ) strict
  `);
  const find = database.prepare('select 1 from claims where path = ?');
  const insert = database.prepare(
    'insert into claims (path, qr_type) values (?, ?) on conflict do nothing',
  );
  const selectLast = database.prepare(
    'select path, qr_type from claims order by claimed_at desc, rowid desc limit ?',
  );
  /** Returns false when the path is invalid or already claimed. */
  const claim = (path: string, qrType: string): boolean =>
    isClaimPath(path) && insert.run(path, qrType).changes === 1;

  for (const path of SEEDED_PATHS) claim(path, SEED_TYPE);

  return {
    claim,
    /** Newest first. */
    list: (limit: number): Claim[] =>
      selectLast
        .all(limit)
        .map((row) => ({ path: String(row['path']), qrType: String(row['qr_type']) })),
    /** Whether the path is valid and unclaimed; ignores case. */
    isAvailable: (path: string): boolean => isClaimPath(path) && find.get(path) === undefined,
  };
}
