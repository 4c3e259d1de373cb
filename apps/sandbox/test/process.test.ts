import { Hono } from 'hono';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { readEnvironment } from '../src/environment.ts';
import { DEFAULT_LIMITS } from '../src/limits.ts';
import { listen } from '../src/listen.ts';
import { openStores } from '../src/stores.ts';
import { addFailure, createFolder, startTestSandbox } from './test-sandbox.ts';

let folder: ReturnType<typeof createFolder>;
beforeEach(() => {
  folder = createFolder();
});
afterEach(() => {
  folder.remove();
});

function execInDatabase(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

function run(script: string, environment: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(`../src/${script}`, import.meta.url))],
    {
      env: {
        APP_HOST_PORT: '0',
        QR_GENERATOR_PORT: '0',
        STUDIO_PORT: '0',
        SANDBOX_DATABASE: join(folder.path, 'sandbox.sqlite'),
        ...environment,
      },
    },
  );
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({
    code,
    signal,
    output,
  }));
  return { child, ended, getOutput: () => output };
}

describe('the process', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its URLs and stops cleanly on %s',
    async (signal) => {
      const { child, ended, getOutput } = run('main.ts');
      while (!/design studio: http:\/\/localhost:\d+/.test(getOutput())) {
        await once(child.stdout, 'data');
      }
      // A keep-alive connection must not keep the process alive.
      const [, url = ''] = /app host: (\S+)/.exec(getOutput()) ?? [];
      await (await fetch(`${url}/health`)).text();
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 0, signal: null });
    },
  );

  test('answers what it was asked before it stops', async () => {
    const path = '/api/qr-data/asked-before/status';
    await using server = await startTestSandbox();
    await addFailure(server.appHost, { match: path, kind: 'delay', delayMs: 200 });
    const answer = fetch(`${server.appHost}${path}`);
    const count = async () => {
      const response = await fetch(`${server.appHost}/__sandbox/requests?path=${path}`);
      return ((await response.json()) as { count: number }).count;
    };
    while ((await count()) === 0);
    await server.sandbox.close();
    expect((await answer).status).toBe(200);
  });

  test('has no switch for failures with NODE_ENV=production', async () => {
    const { child, ended, getOutput } = run('main.ts', { NODE_ENV: 'production' });
    while (!/design studio: http:\/\/localhost:\d+/.test(getOutput())) {
      await once(child.stdout, 'data');
    }
    const [, url = ''] = /app host: (\S+)/.exec(getOutput()) ?? [];
    expect((await fetch(`${url}/__sandbox/faults`)).status).toBe(404);
    expect((await fetch(`${url}/__sandbox/reports`)).status).toBe(404);
    child.kill('SIGTERM');
    await ended;
  });

  test('names the port that is taken and its variable', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run('main.ts', { STUDIO_PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(`Port ${port} is taken, so the design studio cannot start.`);
    expect(output).toMatch('STUDIO_PORT');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test.each([
    ['a file of another kind', (file: string) => writeFileSync(file, 'no database '.repeat(300))],
    ['a folder', (file: string) => mkdirSync(file)],
    [
      'an older table of claims',
      (file: string) => execInDatabase(file, 'create table claims (path text primary key)'),
    ],
    [
      'an older table of messages',
      (file: string) =>
        execInDatabase(file, 'create table reports (id integer primary key, subject text)'),
    ],
  ])('names the database that it cannot use, its variable and what to do: %s', (_name, make) => {
    const file = join(folder.path, 'other.sqlite');
    make(file);
    expect(() => openDatabase(file, openStores)).toThrow(
      /^SANDBOX_DATABASE is ".*other\.sqlite", which .* Set it to another file, or .*sandbox:reset/,
    );
  });

  test.each(['nosuch.invalid', '192.0.2.1'])(
    'names LISTEN_HOST when this machine has no such interface: %s',
    async (listenHost) => {
      const { code, output } = await run('main.ts', { LISTEN_HOST: listenHost }).ended;
      expect(code).toBe(1);
      expect(output).toMatch(`LISTEN_HOST is "${listenHost}", where this machine cannot listen`);
    },
  );

  test.each(['127.0.0.1', '::1'])(
    'does not start where another program has the port on %s, which a browser may show',
    async (taken) => {
      const place = { name: 'studio', port: 4176, variable: 'STUDIO_PORT', interface: '127.0.0.1' };
      const isTaken = (_port: number, url: string) => Promise.resolve(url === taken);
      await expect(listen(new Hono(), place, DEFAULT_LIMITS, isTaken)).rejects.toThrow(
        /^Port 4176 is taken, so the studio cannot start\..*STUDIO_PORT/,
      );
    },
  );

  test('reset makes the database new', async () => {
    const { code, output } = await run('reset.ts').ended;
    expect(output).toMatch('sandbox.sqlite');
    expect(code).toBe(0);
  });
});

describe('the environment', () => {
  test('names further headers of the site', () => {
    expect(readEnvironment({ SITE_HEADERS: 'x-tenant, X-Trace' }).siteHeaders).toEqual([
      'x-tenant',
      'X-Trace',
    ]);
    expect(readEnvironment({}).siteHeaders).toEqual([]);
  });

  test('may be empty', () => {
    const { ports, siteOrigins, mode, databasePath } = readEnvironment({});
    expect(ports).toEqual({ appHost: 4174, qrGenerator: 4175, studio: 4176 });
    expect(siteOrigins).toEqual(['http://localhost:4173', 'http://localhost:5173']);
    expect(mode).toBe('development');
    expect(databasePath).toMatch(/\.data[\\/]sandbox\.sqlite$/);
  });

  test('names the mail server, and who writes to whom', () => {
    const { mail } = readEnvironment({
      SMTP_URL: 'smtp://localhost:1025',
      MAIL_TO: 'me@a.example',
    });
    expect(mail).toEqual({
      smtpUrl: 'smtp://localhost:1025',
      from: 'site@waypage.example',
      to: 'me@a.example',
    });
    expect(readEnvironment({ SMTP_URL: '' }).mail).toBeUndefined();
  });

  test('with a mail address that is none is refused by name', () => {
    const SMTP_URL = 'smtp://localhost';
    expect(() => readEnvironment({ SMTP_URL, MAIL_TO: 'a@b.example, c' })).toThrow('MAIL_TO');
    expect(() => readEnvironment({ SMTP_URL, MAIL_FROM: 'a\r\nBcc: b' })).toThrow('MAIL_FROM');
  });

  test('never shows the password of the mail server', () => {
    const SMTP_URL = 'ftp://me:secret@localhost';
    expect(() => readEnvironment({ SMTP_URL })).toThrow(/^(?!.*secret)/);
  });

  test('is in production by NODE_ENV only', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }).mode).toBe('production');
    expect(readEnvironment({ NODE_ENV: 'test' }).mode).toBe('development');
  });

  test.each([
    ['APP_HOST_PORT', 'http'],
    ['QR_GENERATOR_PORT', '65536'],
    ['STUDIO_PORT', ''],
    ['SITE_ORIGINS', 'http://localhost:4173/'],
    ['SITE_ORIGINS', ''],
    ['SITE_HEADERS', 'x tenant'],
    ['SANDBOX_DATABASE', ''],
    ['SANDBOX_DATABASE', ' '],
    ['SMTP_URL', 'localhost:1025'],
    ['SMTP_URL', 'http://localhost'],
  ])('with %s=%s is refused by name', (variable, value) => {
    expect(() => readEnvironment({ [variable]: value })).toThrow(variable);
  });
});
