import type { Report } from '@waypage/api-client';
import type { Host } from '../hosts/host.ts';
import { KEY_IS_USED, readIdempotencyKey } from '../idempotency-key.ts';
import { withJsonBody } from '../json-body.ts';
import { jsonError } from '../json-error.ts';
import { limitRate, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Mailer } from './mailer.ts';
import { parseReport } from './report.ts';
import type { Delivery, KeptReport, ReportStore } from './report-store.ts';

export interface ReportServices {
  reports: ReportStore;
  limiter: RateLimiter;
  /** Without a mail server messages are only stored. */
  mailer: Mailer | undefined;
}

export const REPORT_PATH = '/api/ms/send/report/email';

export function addReportRoutes(host: Host, { reports, limiter, mailer }: ReportServices): void {
  const deliver = async (id: number, report: Report): Promise<Delivery> => {
    if (mailer === undefined) return 'stored';
    try {
      await mailer.send(report);
    } catch (error) {
      console.error(`Message ${id} could not be mailed:`, error);
      reports.setDelivery(id, 'failed');
      return 'failed';
    }
    reports.setDelivery(id, 'sent');
    return 'sent';
  };

  host.post(REPORT_PATH, limitRate(limiter), (context) =>
    withJsonBody(context, parseReport, async (report) => {
      const named = readIdempotencyKey(context);
      if ('failure' in named) return jsonError(context, 422, 'invalid', named.failure);
      const requestId = context.get('requestId');
      // Stored before mailing, so that no failure loses it.
      const kept: KeptReport | undefined =
        named.key === undefined
          ? { id: reports.add(report, requestId), isNew: true, delivery: 'stored' }
          : reports.addOnce(named.key, report, requestId);
      if (kept === undefined) return jsonError(context, 422, 'invalid', KEY_IS_USED);
      const delivery = kept.isNew ? await deliver(kept.id, report) : kept.delivery;
      return context.json({ result: RESULTS[delivery] });
    }),
  );
}

const RESULTS: Readonly<Record<Delivery, { success: boolean; message: string | string[] }>> = {
  stored: { success: true, message: 'The message was stored.' },
  sent: { success: true, message: 'The message was sent.' },
  failed: {
    success: false,
    message: ['The mail server did not take the message.', 'The message is kept.'],
  },
};
