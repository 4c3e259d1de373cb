import { isClaimPath } from '../claim-path.js';
import type { ApiClient, CallOptions } from '../create-api-client.js';
import { readFlag } from '../http/json.js';

/** A short path, and what it is claimed for. */
export interface Claim {
  path: string;
  /** Type of the page behind the path, `link-in-bio` for example. */
  qrType: string;
}

/** What became of a {@link Claim}. */
export interface ClaimResult {
  /** False when somebody has the path already, or it can't exist. */
  claimed: boolean;
}

/**
 * Claims a short path: `POST qr-data/{path}/claim`. A path that can't exist (see `pathStatus`) is not claimed, without a
 * request. Never repeated, unless `options` has an `idempotencyKey`: then a claim whose answer was lost is claimed, not
 * taken.
 *
 * @throws {ApiError} for every failure, see its kinds. A path that somebody has is none.
 */
export async function claimPath(
  client: Pick<ApiClient, 'request'>,
  { path, qrType }: Claim,
  options?: CallOptions,
): Promise<ClaimResult> {
  return isClaimPath(path)
    ? client.request(
        {
          path: `qr-data/${path}/claim`,
          body: { qrType },
          decode: (value) => ({ claimed: readFlag(value, 'claimed') }),
        },
        options,
      )
    : { claimed: false };
}
