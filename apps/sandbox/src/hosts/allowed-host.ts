import { isIP } from 'node:net';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * Whether a request names this machine. A page can point its own name at 127.0.0.1 and would be of one origin with the
 * sandbox then: it could read messages and claim names.
 *
 * @param host the header `Host`, with or without port
 * @param listenHost the interface that is listened on; that of every interface is reached by the numbers of the machine
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

/** Whether a name of an interface is one that `localhost` leads to. */
export function isLocal(listenHost: string): boolean {
  return [...LOOPBACK, ...EVERY_INTERFACE].includes(listenHost);
}
