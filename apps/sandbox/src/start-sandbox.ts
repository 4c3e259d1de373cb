import { fileURLToPath } from 'node:url';
import { openDatabase } from './database.ts';
import { readDesigner } from './designer/designer.ts';
import { createFailureList } from './failures/failure-list.ts';
import { createAppHost } from './hosts/app-host.ts';
import { createQrGenerator } from './hosts/qr-generator.ts';
import { createStudio } from './hosts/studio.ts';
import type { Host, HostSettings } from './hosts/host.ts';
import { createImageLibrary } from './images/image-library.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { listen, type Listener, type Place } from './listen.ts';
import { createMailer, type MailSettings } from './reports/mailer.ts';
import { createRequestCounts } from './request-counts.ts';
import { openStores } from './stores.ts';

/** Where the designer is built to. */
const DESIGNER_FOLDER = fileURLToPath(
  new URL('dist/', import.meta.resolve('@waypage/designer/package.json')),
);

/** The three hosts the sandbox stands in for. */
export type HostName = 'appHost' | 'qrGenerator' | 'studio';

/** Settings of a sandbox. */
export interface SandboxOptions {
  /** Port of each host; 0 takes any free one. */
  ports: Record<HostName, number>;
  /** The SQLite file; created where missing, kept when the sandbox closes. */
  databasePath: string;
  /** Origins whose pages may read answers of the API. */
  siteOrigins: readonly string[];
  /** Headers that those pages may send beside the client's own. @default [] */
  siteHeaders?: readonly string[];
  /** Name or number of the interface to listen on. @default 127.0.0.1: this machine only */
  interface?: string | undefined;
  /** `production` leaves out everything under `/__sandbox/`. */
  mode: 'development' | 'production';
  /** Where messages are mailed to; omitted: they are only kept. */
  mail?: MailSettings | undefined;
  /** Where other than {@link DEFAULT_LIMITS}. */
  limits?: Partial<Limits>;
  /** Folder with the screenshots of templates. @default images/screenshots in this package */
  screenshotFolder?: string;
  /** Folder of the built QR designer. @default that of @waypage/designer */
  designerFolder?: string;
  /** Leaves out the line per host at the start. @default false */
  quiet?: boolean;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin of each host, such as `http://localhost:4174`. */
  urls: Record<HostName, string>;
  /** Lets running requests finish, frees the ports and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the app host, the QR generator and the studio, each on an origin of its own, so that origin
 * checks are real.
 *
 * @throws {Error} that names the variable when a port is taken, the interface is none or the database cannot be used;
 * nothing is left running.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { ports, siteOrigins, siteHeaders = [], mode, mail, quiet = false } = options;
  const {
    screenshotFolder = resolveFolder('../images/screenshots'),
    designerFolder = DESIGNER_FOLDER,
  } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { database, stores } = openDatabase(options.databasePath, openStores);
  const mailer = mail && createMailer(mail, limits.mailTimeoutMs);
  const listeners: Listener[] = [];

  const close = async (): Promise<void> => {
    mailer?.close();
    await Promise.all(listeners.map((listener) => listener.close()));
    if (database.isOpen) database.close();
  };

  const start = async (host: Host, place: Omit<Place, 'interface'>): Promise<string> => {
    const listener = await listen(
      host,
      { ...place, interface: options.interface ?? '127.0.0.1' },
      limits,
    );
    listeners.push(listener);
    if (!quiet) console.log(`${place.name}: ${listener.url}`);
    return listener.url;
  };

  try {
    const settings: HostSettings = {
      siteOrigins,
      siteHeaders,
      limits,
      tools:
        mode === 'production'
          ? undefined
          : { failures: createFailureList(), requestCounts: createRequestCounts() },
    };
    const appHost = createAppHost(settings, {
      ...stores,
      images: createImageLibrary({ screenshotFolder }),
      mailer,
    });
    const appHostUrl = await start(appHost, {
      name: 'app host',
      port: ports.appHost,
      variable: 'APP_HOST_PORT',
    });
    const qrGenerator = createQrGenerator(settings, readDesigner(designerFolder), appHostUrl);
    return {
      urls: {
        appHost: appHostUrl,
        qrGenerator: await start(qrGenerator, {
          name: 'QR generator',
          port: ports.qrGenerator,
          variable: 'QR_GENERATOR_PORT',
        }),
        studio: await start(createStudio(settings), {
          name: 'design studio',
          port: ports.studio,
          variable: 'STUDIO_PORT',
        }),
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function resolveFolder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
