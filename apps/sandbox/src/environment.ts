import { join } from 'node:path';
import type { MailSettings } from './reports/mailer.ts';
import { isEmailAddress } from './reports/report.ts';
import type { SandboxOptions } from './start-sandbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the sandbox's settings, in the only module that reads the environment. The README lists the variables. */
export function readEnvironment(environment: Environment = process.env): SandboxOptions {
  return {
    ports: {
      appHost: readPort(environment, 'APP_HOST_PORT', 4174),
      qrGenerator: readPort(environment, 'QR_GENERATOR_PORT', 4175),
      studio: readPort(environment, 'STUDIO_PORT', 4176),
    },
    databasePath: readDatabasePath(environment),
    interface: environment['LISTEN_HOST'] === '' ? undefined : environment['LISTEN_HOST'],
    siteOrigins: readOrigins(environment),
    siteHeaders: readHeaders(environment),
    mail: readMail(environment),
    mode: environment['NODE_ENV'] === 'production' ? 'production' : 'development',
  };
}

/** Rejects an empty value: SQLite would use a temporary database and lose everything at the end. */
function readDatabasePath(environment: Environment): string {
  const path =
    environment['SANDBOX_DATABASE'] ?? join(import.meta.dirname, '../.data/sandbox.sqlite');
  if (path.trim() === '') {
    throw new Error(
      'SANDBOX_DATABASE is empty, so claims and messages would be gone after the stop. Set it to a file, or leave it out.',
    );
  }
  return path;
}

function readPort(environment: Environment, variable: string, fallback: number): number {
  const value = environment[variable] ?? String(fallback);
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new Error(
      `${variable} is "${value}", which is no port, so the sandbox has nowhere to listen. Set a number from 0 to 65535.`,
    );
  }
  return Number(value);
}

function readMail(environment: Environment): MailSettings | undefined {
  const smtpUrl = environment['SMTP_URL'] ?? '';
  if (smtpUrl === '') return undefined;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    // The value may contain a password, so the message must not repeat it.
    throw new Error(
      'SMTP_URL is not the URL of a mail server, so messages could not be mailed. Set one such as "smtp://localhost:1025", or leave it out.',
    );
  }
  return {
    smtpUrl,
    from: readEmailAddress(environment, 'MAIL_FROM', 'site@waypage.example'),
    to: readEmailAddress(environment, 'MAIL_TO', 'hello@waypage.example'),
  };
}

function readEmailAddress(environment: Environment, variable: string, fallback: string): string {
  const value = environment[variable] ?? fallback;
  if (!isEmailAddress(value)) {
    throw new Error(
      `${variable} is "${value}", which is no email address, so messages could not be mailed. Set one such as "${fallback}".`,
    );
  }
  return value;
}

function readOrigins(environment: Environment): string[] {
  const value = environment['SITE_ORIGINS'] ?? 'http://localhost:4173,http://localhost:5173';
  const origins = value.split(',').map((origin) => origin.trim());
  const malformed = origins.find((origin) => !isOrigin(origin));
  if (malformed !== undefined) {
    throw new Error(
      `SITE_ORIGINS contains "${malformed}", which is no origin, so browsers would refuse the answers to the site. Set origins such as "http://localhost:4173", separated by commas.`,
    );
  }
  return origins;
}

function readHeaders(environment: Environment): string[] {
  const names = (environment['SITE_HEADERS'] ?? '').split(',').map((name) => name.trim());
  const malformed = names.find((name) => !/^[\w!#$%&'*+.^`|~-]*$/.test(name));
  if (malformed !== undefined) {
    throw new Error(
      `SITE_HEADERS contains ${JSON.stringify(malformed)}, which is no name of a header, so no page could send it. Set names such as "x-tenant", separated by commas.`,
    );
  }
  return names.filter((name) => name !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
