export { createApiClient } from './create-api-client.js';
export type { ApiClient, ApiClientOptions, CallOptions, PathStatus } from './create-api-client.js';
export type { Activity } from './activity.js';
export { claimPath } from './endpoints/claim.js';
export type { Claim, ClaimResult } from './endpoints/claim.js';
export { fetchProducts } from './endpoints/products.js';
export type {
  Product,
  ProductDiscount,
  ProductPrice,
  ProductsQuery,
} from './endpoints/products.js';
export { decodeReportResult, sendReport } from './endpoints/report.js';
export type { Report, ReportResult } from './endpoints/report.js';
export { solutionVisibility } from './endpoints/solution-visibility.js';
export type { SolutionVisibility } from './endpoints/solution-visibility.js';
export { ApiError, isApiError } from './errors/api-error.js';
export type { ApiErrorDetails, ApiErrorKind } from './errors/api-error.js';
export type { ApiAttempt, ApiHooks } from './http/hooks.js';
export type { Query, QueryValue } from './url.js';
export type { RetryOptions } from './http/retry.js';
export type { ApiHeaders, ApiRequest, SendOptions } from './http/send.js';
export {
  CLAIM_PATH_MAX_LENGTH,
  cleanClaimPath,
  isClaimPath,
  suggestClaimPaths,
} from './claim-path.js';
export { readEmailAddress } from './email-address.js';
export { imageUrl, pageScreenshotUrl } from './images.js';
export { createLinks } from './links.js';
export type { BillingPeriod, LinkHosts, Links } from './links.js';
