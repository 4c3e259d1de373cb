import type { ApiClient, CallOptions } from '../create-api-client.js';
import { readEmailAddress } from '../email-address.js';
import { readFlag, readText } from '../http/json.js';

/** A visitor's message. */
export interface Report {
  subject: string;
  content: {
    /** Origin of the message; the site's form sends `contact`. */
    cause: string;
    name: string;
    /** Normalized by `readEmailAddress` before sending; sent unchanged if it is not a valid email address. */
    contactEmail: string;
    /** The code or path that the message concerns, or ''. */
    code: string;
    /** URL of the page on which the message was written. */
    microSiteUrl: string;
    message: string;
  };
}

/** Result of a {@link Report}. */
export interface ReportResult {
  /** False when the server accepted the message but could not deliver it. */
  success: boolean;
  /** The server's message; a list is joined by line breaks. May be empty. */
  message: string;
}

/**
 * Sends a visitor's message: `POST ms/send/report/email`. Not retried unless `options` has an `idempotencyKey`, because
 * an apparent failure may have been delivered; the host delivers one message per key.
 *
 * @throws {ApiError} for every failure, see its kinds. A message that the server could not deliver is not one: see
 * {@link ReportResult.success}.
 */
export function sendReport(
  client: Pick<ApiClient, 'request'>,
  report: Report,
  options?: CallOptions,
): Promise<ReportResult> {
  const { subject, content } = report;
  const contactEmail = readEmailAddress(content.contactEmail) ?? content.contactEmail;
  return client.request(
    {
      path: 'ms/send/report/email',
      body: { subject, content: { ...content, contactEmail } },
      decode: decodeReportResult,
    },
    options,
  );
}

/**
 * Decodes the response to a message, for requests of your own. Only `success` is required; a `message` that is not text
 * is ignored.
 *
 * @throws {TypeError} when `success` is not a boolean
 */
export function decodeReportResult(value: unknown): ReportResult {
  const success = readFlag(value, 'success');
  return { success, message: readText((value as { message?: unknown }).message) ?? '' };
}
