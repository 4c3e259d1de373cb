import { createClaimStore } from './claims/claim-store.ts';
import { openDatabase } from './database.ts';
import { createFaultList } from './faults/fault-list.ts';
import { createAppHost } from './hosts/app-host.ts';
import { createQrGenerator } from './hosts/qr-generator.ts';
import { createStudio } from './hosts/studio.ts';
import type { HostSettings } from './hosts/create-host.ts';
import { listen, type Listener } from './listen.ts';
import { createRequestCounts } from './request-counts.ts';

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
  /** `production` leaves out everything under `/__sandbox/`. */
  mode: 'development' | 'production';
  /** Leaves out the line per host at the start. @default false */
  quiet?: boolean;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin of each host, such as `http://localhost:4174`. */
  addresses: Record<HostName, string>;
  /** Ends all connections, frees the ports and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the app host, the QR generator and the studio, each on an origin of its own, so that origin
 * checks are real.
 *
 * @throws {Error} that names the port and its variable when a port is taken; nothing is left running.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { ports, siteOrigins, mode, quiet = false } = options;
  const database = openDatabase(options.databasePath);
  const listeners: Listener[] = [];

  const close = async (): Promise<void> => {
    await Promise.all(listeners.map((listener) => listener.close()));
    if (database.isOpen) database.close();
  };

  const start = async (...args: Parameters<typeof listen>): Promise<string> => {
    const listener = await listen(...args);
    listeners.push(listener);
    if (!quiet) console.log(`${args[1].name}: ${listener.address}`);
    return listener.address;
  };

  try {
    const claims = createClaimStore(database);
    const settings: HostSettings = {
      siteOrigins,
      tools:
        mode === 'production'
          ? undefined
          : { faults: createFaultList(), requestCounts: createRequestCounts() },
    };
    return {
      addresses: {
        appHost: await start(createAppHost(settings, claims), {
          name: 'app host',
          port: ports.appHost,
          variable: 'APP_HOST_PORT',
        }),
        qrGenerator: await start(createQrGenerator(settings), {
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
