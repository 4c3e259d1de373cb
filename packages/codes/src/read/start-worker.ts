import { refuse } from '../errors.ts';

interface NodeGlobals {
  readonly process?: { readonly getBuiltinModule?: NodeJS.Process['getBuiltinModule'] };
}

/** Node's own modules; `undefined` elsewhere. An `import` of them would break bundles for browsers. */
export const nodeModules = () => (globalThis as NodeGlobals).process?.getBuiltinModule;

/** Starts a module as a worker, or as a thread of Node with the same events. */
export function startWorker(url: string | URL): Worker {
  if (typeof Worker !== 'undefined') return new Worker(url, { type: 'module' });
  const threads = nodeModules()?.('node:worker_threads');
  if (!threads) {
    const message = 'This runtime has no workers. Use readCodes() and judge() instead.';
    return refuse('reader-unavailable', 'Worker', undefined, ['a function'], message);
  }
  const thread = new threads.Worker(NODE_SCRIPT, { eval: true, workerData: String(url) });
  const events = new EventTarget();
  thread.on('message', (data: unknown) =>
    events.dispatchEvent(new MessageEvent('message', { data })),
  );
  thread.on('error', (error: Error) =>
    events.dispatchEvent(Object.assign(new Event('error'), { error, message: error.message })),
  );
  // A process that waits for nothing else ends; each listener takes that back. A reading holds it by its time limit.
  thread.unref();
  return Object.assign(events, {
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  }) as unknown as Worker;
}

/** Gives a module the globals of a worker. */
const NODE_SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.postMessage = (message, { transfer } = {}) => parentPort.postMessage(message, transfer);
globalThis.addEventListener = (_type, listener) => parentPort.on('message', (data) => listener({ data }));
import(workerData);`;
