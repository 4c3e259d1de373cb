import type { DatabaseSync } from 'node:sqlite';
import type { Report } from '@waypage/api-client';
import { transact } from '../database.ts';

/** `stored` without a mail server, otherwise `sent` or `failed`. */
export type Delivery = 'stored' | 'sent' | 'failed';

export interface StoredReport extends Report {
  id: number;
  /** UTC, such as `2026-01-31 12:00:00`. */
  receivedAt: string;
  delivery: Delivery;
}

export interface KeptReport {
  id: number;
  isNew: boolean;
  delivery: Delivery;
}

export interface ReportStore {
  add(report: Report, requestId: string): number;
  /** Stores a message once per idempotency key; undefined when the key belongs to another message. */
  addOnce(key: string, report: Report, requestId: string): KeptReport | undefined;
  setDelivery(id: number, delivery: Delivery): void;
  /** Newest first. */
  list(limit: number): StoredReport[];
}

export function createReportStore(database: DatabaseSync): ReportStore {
  database.exec(`
    create table if not exists reports (
      id integer primary key,
      received_at text not null default current_timestamp,
      request_id text not null,
      subject text not null,
      content text not null,
      delivery text not null default 'stored'
    ) strict;
    create table if not exists report_keys (
      key text primary key,
      report_id integer not null
    ) strict
  `);
  const insert = database.prepare(
    'insert into reports (request_id, subject, content) values (?, ?, ?)',
  );
  const update = database.prepare('update reports set delivery = ? where id = ?');
  const selectLast = database.prepare(
    'select id, received_at, subject, content, delivery from reports order by id desc limit ?',
  );

  const findByKey = database.prepare(
    'select id, subject, content, delivery from reports join report_keys on id = report_id where key = ?',
  );
  const insertKey = database.prepare('insert into report_keys (key, report_id) values (?, ?)');
  const add = ({ subject, content }: Report, requestId: string): number =>
    Number(insert.run(requestId, subject, JSON.stringify(content)).lastInsertRowid);

  return {
    add,
    addOnce: (key, report, requestId) =>
      transact(database, () => {
        const known = findByKey.get(key);
        if (known !== undefined) {
          const isSame =
            known['subject'] === report.subject &&
            known['content'] === JSON.stringify(report.content);
          return isSame
            ? { id: Number(known['id']), isNew: false, delivery: known['delivery'] as Delivery }
            : undefined;
        }
        const id = add(report, requestId);
        insertKey.run(key, id);
        return { id, isNew: true, delivery: 'stored' };
      }),
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
