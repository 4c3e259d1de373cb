import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

import type { Tls } from '#build/hosting/server.ts';

/** What a server needs to speak TLS on this machine, and what makes a browser trust it. */
export interface Certificate extends Tls {
  /** For Chromium; unlike a flag that takes any certificate, files are then kept as on a public host. */
  readonly chromiumFlag: string;
}

/** Makes a certificate of a URL, such as `127.0.0.1`, for a day. */
export async function makeCertificate(ip: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: ip }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return { ip, key, cert, chromiumFlag: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}
