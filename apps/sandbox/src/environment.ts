import { join } from 'node:path';
import type { SandboxOptions } from './start-sandbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the sandbox's settings, in the only module that reads the environment. The README lists the variables. */
export function readEnvironment(environment: Environment = process.env): SandboxOptions {
  const read = (name: string, fallback = ''): string =>
    // An empty variable counts as missing.
    // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- see above
    environment[name] || fallback;
  const list = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);
  const port = (name: string, fallback: number): number => {
    const value = Number(read(name, String(fallback)));
    if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
    throw new Error(
      `${name} is "${read(name)}", which is not a port. Set a number from 0 to 65535.`,
    );
  };
  const siteOrigins = list(read('SITE_ORIGINS', 'http://localhost:4173,http://localhost:5173'));
  const malformed = siteOrigins.find((text) => !isOrigin(text));
  if (malformed !== undefined) {
    throw new Error(
      `SITE_ORIGINS contains "${malformed}", which is not an origin. Set origins such as "http://localhost:4173".`,
    );
  }
  const smtpUrl = read('SMTP_URL');
  return {
    ports: {
      appHost: port('APP_HOST_PORT', 4174),
      qrGenerator: port('QR_GENERATOR_PORT', 4175),
      studio: port('STUDIO_PORT', 4176),
    },
    databasePath: read('SANDBOX_DATABASE', join(import.meta.dirname, '../.data/sandbox.sqlite')),
    interface: read('LISTEN_HOST') || undefined,
    siteOrigins,
    siteHeaders: list(read('SITE_HEADERS')),
    mail:
      smtpUrl === ''
        ? undefined
        : {
            smtpUrl,
            from: read('MAIL_FROM', 'site@waypage.example'),
            to: read('MAIL_TO', 'hello@waypage.example'),
          },
    mode: read('NODE_ENV') === 'production' ? 'production' : 'development',
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
