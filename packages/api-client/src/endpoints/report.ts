import type { ApiClient, CallOptions } from '../create-api-client.js';
import { readEmailAddress } from '../email-address.js';
import { readFlag, readText } from '../http/json.js';

/** A visitor's message. */
export interface Report {
  subject: string;
  content: {
    /** Where the message comes from; the site's form says `contact`. */
    cause: string;
    name: string;
    /** Sent in the spelling of `readEmailAddress`, or as it is where it is no email address. */
    contactEmail: string;
    /** The code or path that the message is about; empty when it is about none. */
    code: string;
    /** URL of the page that the message was written on. */
    microSiteUrl: string;
    message: string;
  };
}

/** What became of a {@link Report}. */
export interface ReportResult {
  /** False when the server understood the message and could not deliver it. */
  success: boolean;
  /** The server's words on it, a list joined by line breaks; may be empty. */
  message: string;
}

/**
 * Sends a visitor's message: `POST ms/send/report/email`. Never repeated, whatever happens, as what looks like a failure
 * may have been delivered, unless `options` has an `idempotencyKey`: the host delivers one message for one key.
 *
 * @throws {ApiError} for every failure, see its kinds. A refusal by the server is none: see
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
 * Reads what became of a message, for a request of one's own. `success` is enough: words that are no words are passed
 * over.
 *
 * @throws {TypeError} when `success` is no boolean
 */
export function decodeReportResult(value: unknown): ReportResult {
  const success = readFlag(value, 'success');
  return { success, message: readText((value as { message?: unknown }).message) ?? '' };
}
