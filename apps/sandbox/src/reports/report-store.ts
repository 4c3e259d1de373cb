import type { DatabaseSync } from 'node:sqlite';
import type { Report } from '@waypage/api-client';

/** `stored` without a mail server, otherwise `sent` or `failed`. */
export type Delivery = 'stored' | 'sent' | 'failed';

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
