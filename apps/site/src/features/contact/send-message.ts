import { isApiError, sendReport, type ApiClient, type Report } from '@waypage/api-client';
import { reportProblem } from '#services/reports.ts';
import type { Attempt } from './contact-draft.ts';
import { cleanValues } from './contact-fields.ts';

/** Why a message was not sent: the server's message or status, or no usable response. */
export type ContactFailure =
  | { readonly kind: 'refused'; readonly status: string }
  | { readonly kind: 'network' };

/** Returns the API report for a message (docs/product.md, section 7, and section 4, "Contact message"). */
export function toReport(attempt: Attempt): Report {
  const { name, email, subject, message } = cleanValues(attempt);
  return {
    subject,
    content: {
      cause: 'contact',
      name,
      contactEmail: email,
      code: '',
      microSiteUrl: attempt.pageUrl,
      message,
    },
  };
}

/**
 * Sends a message and classifies failures (docs/product.md, section 8): an HTTP error status, a refusal of the server,
 * and everything else as a network failure.
 *
 * @returns the failure, or undefined when the message was delivered
 */
export async function sendMessage(
  client: Pick<ApiClient, 'request'>,
  attempt: Attempt,
): Promise<ContactFailure | undefined> {
  try {
    const { success, message } = await sendReport(client, toReport(attempt), {
      // As a header: the client retries a call with the option `idempotencyKey`.
      headers: { 'idempotency-key': attempt.idempotencyKey },
    });
    return success ? undefined : { kind: 'refused', status: message };
  } catch (error) {
    if (!isApiError(error)) reportProblem('error', error);
    else if (error.kind === 'http') {
      return { kind: 'refused', status: String(error.status ?? error.code) };
    }
    // A document that ends aborts its requests. Its timers no longer run, so that the outcome stays unknown.
    await new Promise((resolve) => setTimeout(resolve));
    return { kind: 'network' };
  }
}
