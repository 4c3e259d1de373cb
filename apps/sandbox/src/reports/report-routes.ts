import type { Host } from '../hosts/host.ts';
import { withJsonBody } from '../json-body.ts';
import { limitRate } from '../rate-limit/rate-limit-middleware.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Mailer } from './mailer.ts';
import { parseReport } from './report.ts';
import type { ReportStore } from './report-store.ts';

/** What the route for messages works with. */
export interface ReportServices {
  reports: ReportStore;
  limiter: RateLimiter;
  /** Undefined when there is no mail server: messages are then only kept. */
  mailer: Mailer | undefined;
}

/** `POST /api/ms/send/report/email`, the call behind the contact form. */
export function addReportRoutes(host: Host, { reports, limiter, mailer }: ReportServices): void {
  host.post('/api/ms/send/report/email', limitRate(limiter), (context) =>
    withJsonBody(context, parseReport, async (report) => {
      // Kept before it is mailed, so that no failure can lose it.
      const id = reports.add(report, context.get('requestId'));
      if (mailer === undefined) {
        return context.json({ result: { success: true, message: 'The message was stored.' } });
      }
      try {
        await mailer.send(report);
      } catch (error) {
        console.error(`Message ${id} could not be mailed:`, error);
        reports.setDelivery(id, 'failed');
        const message = ['The mail server did not take the message.', 'The message is kept.'];
        return context.json({ result: { success: false, message } });
      }
      reports.setDelivery(id, 'sent');
      return context.json({ result: { success: true, message: 'The message was sent.' } });
    }),
  );
}
