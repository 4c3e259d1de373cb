import { isApiError, sendReport, type ApiClient, type Report } from '@waypage/api-client';
import { reportProblem } from '#services/reports.ts';
import type { ContactFailure } from './contact-state.ts';
import { cleanValues, type ContactValues } from './contact-fields.ts';

/** The report that a message becomes (docs/product.md, section 7, and section 4, "Contact message"). */
export function toReport(values: ContactValues, pageUrl: string): Report {
  const { name, email, subject, message } = cleanValues(values);
  return {
    subject,
    content: {
      cause: 'contact',
      name,
      contactEmail: email,
      code: '',
      microSiteUrl: pageUrl,
      message,
    },
  };
}

/**
 * Sends a message and sorts what can go wrong (docs/product.md, section 8): a bad status, the server's own
 * refusal, and everything else, which counts as a network failure.
 *
 * @returns the failure; undefined when the message was delivered
 */
export async function sendMessage(
  client: Pick<ApiClient, 'request'>,
  report: Report,
): Promise<ContactFailure | undefined> {
  try {
    const { success, message } = await sendReport(client, report);
    return success ? undefined : { kind: 'refused', status: message };
  } catch (error) {
    if (!isApiError(error)) reportProblem('error', error);
    else if (error.kind === 'http') {
      return { kind: 'refused', status: String(error.status ?? error.code) };
    }
    return { kind: 'network' };
  }
}
