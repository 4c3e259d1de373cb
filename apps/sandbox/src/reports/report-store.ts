import type { DatabaseSync } from 'node:sqlite';
import type { Report } from '@waypage/api-client';

/** What became of a message: `stored` without a mail server, else `sent` or `failed`. */
export type Delivery = 'stored' | 'sent' | 'failed';

/** A message as it is kept. */
export interface StoredReport extends Report {
  id: number;
  /** Time in UTC, such as `2026-01-31 12:00:00`. */
  receivedAt: string;
  delivery: Delivery;
}

/** The messages of visitors. */
export interface ReportStore {
  /** Keeps a message before anything else is done with it. */
  add(report: Report, requestId: string): number;
  setDelivery(id: number, delivery: Delivery): void;
  /** The last messages, newest first. */
  list(limit: number): StoredReport[];
}

/** Opens the table of messages, creating it where it is missing. */
export function createReportStore(database: DatabaseSync): ReportStore {
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
  const selectLast = database.prepare(
    'select id, received_at, subject, content, delivery from reports order by id desc limit ?',
  );

  return {
    add: ({ subject, content }, requestId) =>
      Number(insert.run(requestId, subject, JSON.stringify(content)).lastInsertRowid),
    setDelivery(id, delivery) {
      update.run(delivery, id);
    },
    list: (limit) =>
      selectLast.all(limit).map((row) => ({
        id: Number(row['id']),
        receivedAt: String(row['received_at']),
        subject: String(row['subject']),
        content: JSON.parse(String(row['content'])) as Report['content'],
        delivery: row['delivery'] as Delivery,
      })),
  };
}
