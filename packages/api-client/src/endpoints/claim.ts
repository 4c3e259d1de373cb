import { isClaimPath } from '../claim-path.js';
import type { ApiClient, CallOptions } from '../create-api-client.js';
import { readFlag } from '../http/json.js';

/** A short path and the type of page to claim it for. */
export interface Claim {
  path: string;
  /** Type of the page behind the path, for example `link-in-bio`. */
  qrType: string;
}

/** Result of a {@link Claim}. */
export interface ClaimResult {
  /** False when the path is already claimed or invalid. */
  claimed: boolean;
}

/**
 * Claims a short path: `POST qr-data/{path}/claim`. An invalid path (see `pathStatus`) is not claimed, without a
 * request. Not retried unless `options` has an `idempotencyKey`: only with a key does a retry after a lost response
 * report the path as claimed, not as taken.
 *
 * @throws {ApiError} for every failure, see its kinds. A path that is already claimed is not a failure.
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
