import type { Report } from '@waypage/api-client';
import type { Host } from '../hosts/host.ts';
import { runOnce } from '../idempotency-key.ts';
import { withJsonBody } from '../json-body.ts';
import type { Mailer } from './mailer.ts';
import { parseReport } from './report.ts';
import type { Stores } from '../database.ts';
import type { Delivery } from './report-store.ts';

export const REPORT_PATH = '/api/ms/send/report/email';

/** @param mailer without one, messages are only stored */
export function addReportRoutes(
  host: Host,
  { reports, keys }: Stores,
  mailer: Mailer | undefined,
): void {
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

  host.post(REPORT_PATH, (context) =>
    withJsonBody(context, parseReport, async (report) => {
      // Stored before mailing, so that no failure loses it.
      const once = runOnce(context, keys, 'report', report, () =>
        reports.add(report, context.get('requestId')),
      );
      if (once instanceof Response) return once;
      const id = once.result;
      const delivery = once.isNew ? await deliver(id, report) : reports.deliveryOf(id);
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
