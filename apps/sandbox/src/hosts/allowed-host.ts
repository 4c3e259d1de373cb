import { isIP } from 'node:net';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * Whether a `Host` header names this machine. Prevents DNS rebinding: a page whose name resolves to 127.0.0.1 would be
 * same-origin with the sandbox and could read messages and claim names.
 */
export function isAllowedHost(host: string, listenHost: string): boolean {
  const [, ipv6, other] = /^(?:\[([^\]]*)\]|([^:[\]]+))(?::\d*)?$/.exec(host.toLowerCase()) ?? [];
  const name = ipv6 ?? other?.replace(/\.$/, '');
  if (name === undefined) return false;
  return (
    LOOPBACK.includes(name) ||
    name === listenHost.toLowerCase() ||
    (EVERY_INTERFACE.includes(listenHost) && isIP(name) !== 0)
  );
}

/** Whether `localhost` reaches the interface. */
export function isLocal(listenHost: string): boolean {
  return [...LOOPBACK, ...EVERY_INTERFACE].includes(listenHost);
}
