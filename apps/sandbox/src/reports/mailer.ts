import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '@waypage/api-client';

export interface MailSettings {
  /** URL of the mail server, `smtp://user:password@host:587` or `smtps://…`. */
  smtpUrl: string;
  /** Sender. Replies go to the visitor. */
  from: string;
  to: string;
}

export interface Mailer {
  /** @throws {Error} when the server rejects the message, cannot be reached or takes too long */
  send(report: Report): Promise<void>;
  close(): void;
}

export function createMailer({ smtpUrl, from, to }: MailSettings, timeoutMs: number): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Visitors' input must never be read as a file name or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ subject, content }) {
      const ended = new AbortController();
      const sending = transport.sendMail({
        from,
        to,
        replyTo: { name: content.name, address: content.contactEmail },
        subject,
        text: writeText(content),
      });
      const giveUp = sleep(timeoutMs, undefined, { signal: ended.signal, ref: false }).then(() => {
        throw new Error(`The mail server took longer than ${timeoutMs} ms.`);
      });
      // The loser of the race must not cause an unhandled rejection.
      sending.catch(() => undefined);
      giveUp.catch(() => undefined);
      try {
        await Promise.race([sending, giveUp]);
      } finally {
        ended.abort();
      }
    },
    close() {
      transport.close();
    },
  };
}

function writeText({ message, ...facts }: Report['content']): string {
  const lines = Object.entries(facts).map(
    ([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ')}`,
  );
  return `${message}\n\n-- \n${lines.join('\n')}\n`;
}
