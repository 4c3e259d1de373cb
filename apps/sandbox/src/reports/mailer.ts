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

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ smtpUrl, from, to }: MailSettings, timeoutMs: number) {
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
    /** @throws {Error} when the server rejects the message, cannot be reached or takes too long */
    async send({ subject, content }: Report): Promise<void> {
      const sending = transport.sendMail({
        from,
        to,
        replyTo: { name: content.name, address: content.contactEmail },
        subject,
        text: writeText(content),
      });
      const giveUp = sleep(timeoutMs, undefined, { ref: false }).then(() => {
        throw new Error(`The mail server took longer than ${timeoutMs} ms.`);
      });
      await Promise.race([sending, giveUp]);
    },
    close(): void {
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
