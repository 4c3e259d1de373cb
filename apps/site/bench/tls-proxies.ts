import { hash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';

type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

/** Creates a self-signed certificate for an IP, such as `127.0.0.1`, valid for a day. */
export async function makeCertificate(ip: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: ip }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = hash('sha256', publicKey, 'base64');
  // Trusts only this one: with `--ignore-certificate-errors` Chromium would not cache files as for a public host.
  return { ip, key, cert, chromiumFlag: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}

const TLS_PORT_OFFSET = 100;

/** Returns the origin of a local host's TLS proxy, such as `https://127.0.0.1:4274` for port 4174. */
export function tlsOrigin(ip: string, port: number): string {
  return `https://${ip}:${port + TLS_PORT_OFFSET}`;
}

/** Starts TLS proxies for local hosts: an https page that requests http hosts is reported as mixed content. */
export async function startTlsProxies(
  ports: readonly number[],
  { ip, key, cert }: Certificate,
): Promise<() => void> {
  const servers = ports.map((port) =>
    createServer({ key, cert }, (socket) => {
      // Either side may close at any time, which closes the other.
      pipeline(socket, connect(port, ip), socket, () => undefined);
    }).listen(port + TLS_PORT_OFFSET, ip),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return () => {
    for (const server of servers) server.close();
  };
}
