import { type Report, readEmailAddress } from '@waypage/api-client';
import type { Host } from '../hosts/host.ts';
import { runOnce, type KeyStore } from '../idempotency-key.ts';
import { withJsonBody, type Parsed } from '../json.ts';
import { parserOf } from '../contract.ts';
import type { Mailer } from './mailer.ts';
import type { DatabaseSync } from 'node:sqlite';

export const REPORT_PATH = '/api/ms/send/report/email';

/** @param mailer without one, messages are only stored */
export function addReportRoutes(
  host: Host,
  { reports, keys }: { readonly reports: ReportStore; readonly keys: KeyStore },
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
      const run = runOnce(context, keys, 'report', report, () =>
        reports.add(report, context.get('requestId')),
      );
      if (run instanceof Response) return run;
      const id = run.result;
      const delivery = run.isNew ? await deliver(id, report) : reports.deliveryOf(id);
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

/** `stored` without a mail server, otherwise `sent` or `failed`. */
type Delivery = 'stored' | 'sent' | 'failed';

type ReportStore = ReturnType<typeof createReportStore>;

export function createReportStore(database: DatabaseSync) {
  database.exec(`
    create table if not exists reports (
      id integer primary key,
      received_at text not null default current_timestamp,
      request_id text not null,
      subject text not null,
      content text not null,
      delivery text not null default 'stored'
    ) strict
  `);
  const insert = database.prepare(
    'insert into reports (request_id, subject, content) values (?, ?, ?)',
  );
  const update = database.prepare('update reports set delivery = ? where id = ?');
  const selectDelivery = database.prepare('select delivery from reports where id = ?');
  const selectLast = database.prepare(
    'select id, received_at, subject, content, delivery from reports order by id desc limit ?',
  );

  return {
    /** Returns the id of the stored message. */
    add: ({ subject, content }: Report, requestId: string): number =>
      Number(insert.run(requestId, subject, JSON.stringify(content)).lastInsertRowid),
    setDelivery(id: number, delivery: Delivery): void {
      update.run(delivery, id);
    },
    deliveryOf: (id: number): Delivery => selectDelivery.get(id)?.['delivery'] as Delivery,
    /** Newest first. */
    list: (limit: number) =>
      selectLast.all(limit).map((row) => ({
        id: Number(row['id']),
        // UTC, such as `2026-01-31 12:00:00`.
        receivedAt: String(row['received_at']),
        subject: String(row['subject']),
        content: JSON.parse(String(row['content'])) as Report['content'],
        delivery: row['delivery'] as Delivery,
      })),
  };
}

const parseByContract = parserOf<Report>('Report');

function parseReport(value: unknown): Parsed<Report> {
  const parsed = parseByContract(value);
  if ('failures' in parsed) return parsed;
  const { contactEmail } = parsed.value.content;
  // The contract has the normalized spelling only.
  return readEmailAddress(contactEmail) === contactEmail
    ? parsed
    : { failures: ['"content.contactEmail" is not an email address.'] };
}
