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

/** For the mail server to accept a message: less than the site's timeout, so that a failure is reported. */
const TIMEOUT_MS = 8000;

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ smtpUrl, from, to }: MailSettings) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
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
      const giveUp = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`The mail server took longer than ${TIMEOUT_MS} ms.`);
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
