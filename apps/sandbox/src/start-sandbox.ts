import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './database.ts';
import { createFailureList } from './failures/failure-rule.ts';
import { createAppHost } from './hosts/app-host.ts';
import type { Host, HostSettings } from './hosts/host.ts';
import { createImageLibrary } from './images.ts';
import { createMailer, type MailSettings } from './reports/mailer.ts';
import { addNotice } from './pages/page.ts';
import { createHost, isLocal } from './hosts/create-host.ts';
import { addDesignerRoutes } from './designer/designer-routes.ts';
import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

function createQrGenerator(settings: HostSettings, designerFolder: string, appHost: string): Host {
  const host = createHost(settings);
  addNotice(host, '/templates', {
    title: 'QR templates',
    text: 'Here the generator shows its designs.',
    links: [{ href: '/qr-code/builder', text: 'Open the designer' }],
  });
  addDesignerRoutes(host, designerFolder, {
    parents: settings.siteOrigins,
    newPage: `${appHost}/ql/link-in-bio/new`,
  });
  return host;
}

const DESIGNER_FOLDER = fileURLToPath(
  new URL('dist/', import.meta.resolve('@waypage/designer/package.json')),
);

const HOSTS = {
  appHost: { name: 'app host', variable: 'APP_HOST_PORT' },
  qrGenerator: { name: 'QR generator', variable: 'QR_GENERATOR_PORT' },
  studio: { name: 'design studio', variable: 'STUDIO_PORT' },
} as const;

type HostName = keyof typeof HOSTS;

export interface SandboxOptions {
  /** Port of each host; 0 takes any free one. */
  ports: Record<HostName, number>;
  /** The SQLite file. Created if missing, kept when the sandbox closes. */
  databasePath: string;
  /** Origins whose pages may read API responses. */
  siteOrigins: readonly string[];
  /** Request headers that those pages may send besides the client's own. @default [] */
  siteHeaders?: readonly string[];
  /** Interface to listen on, by name or IP address. @default 127.0.0.1, this machine only */
  interface?: string | undefined;
  /** `production` has no routes under `/__sandbox/`. */
  mode: 'development' | 'production';
  /** Without it messages are only stored. */
  mail?: MailSettings | undefined;
  /** Folder of the built QR designer. @default that of @waypage/designer */
  designerFolder?: string;
  /** Does not log the URLs on start. @default false */
  quiet?: boolean;
}

export interface Sandbox {
  urls: Record<HostName, string>;
  /** Frees the ports and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the app host, the QR generator and the studio on separate origins, so that origin checks are realistic. When one
 * of them fails, everything started is closed again.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { ports, siteOrigins, siteHeaders = [], mode, mail, quiet = false } = options;
  const { interface: listenHost = '127.0.0.1', designerFolder = DESIGNER_FOLDER } = options;
  const { database, stores } = openDatabase(options.databasePath);
  const mailer = mail && createMailer(mail);
  const listeners: Awaited<ReturnType<typeof listen>>[] = [];

  const close = async (): Promise<void> => {
    mailer?.close();
    await Promise.all(listeners.map((listener) => listener.close()));
    if (database.isOpen) database.close();
  };

  const start = async (name: HostName, host: Host): Promise<string> => {
    const listener = await listen(host, name, ports[name], listenHost);
    listeners.push(listener);
    if (!quiet) console.log(`${HOSTS[name].name}: ${listener.url}`);
    return listener.url;
  };

  try {
    const settings: HostSettings = {
      siteOrigins,
      siteHeaders,
      interface: listenHost,
      tools:
        mode === 'production'
          ? undefined
          : { failures: createFailureList(), requestCounts: new Map() },
    };
    const images = createImageLibrary(join(import.meta.dirname, '../images/screenshots'));
    const appHost = createAppHost(settings, stores, images, mailer);
    const appHostUrl = await start('appHost', appHost);
    const qrGenerator = createQrGenerator(settings, designerFolder, appHostUrl);
    const studio = createHost(settings);
    addNotice(studio, '/studio', {
      title: 'Design studio',
      text: 'Here the studio lays out your print.',
    });
    return {
      urls: {
        appHost: appHostUrl,
        qrGenerator: await start('qrGenerator', qrGenerator),
        studio: await start('studio', studio),
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Serves a host; port 0 takes any free one.
 *
 * @returns its URL, and a function that closes all connections and frees the port
 * @throws {Error} naming the variable when the port or the interface can't be used
 */
async function listen(host: Host, hostName: HostName, port: number, listenHost: string) {
  const { name, variable } = HOSTS[hostName];
  const listener = getRequestListener(host.fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(port, listenHost);
  await once(server, 'listening').catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' || code === 'EACCES'
        ? `Port ${port} is not free, so the ${name} cannot start. Set ${variable} to another port.`
        : `LISTEN_HOST is "${listenHost}", where this machine cannot listen (${String(code)}). Leave it out, or set it to 0.0.0.0.`,
      { cause },
    );
  });
  const address = server.address() as AddressInfo;
  const hostname = listenHost.includes(':') ? `[${listenHost}]` : listenHost;
  return {
    url: `http://${isLocal(listenHost) ? 'localhost' : hostname}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
