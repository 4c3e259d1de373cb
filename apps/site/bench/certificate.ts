import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

import type { Tls } from '#build/hosting/server.ts';

export interface Certificate extends Tls {
  /**
   * Trusts this certificate only: with `--ignore-certificate-errors` Chromium would not cache files as for a public
   * host.
   */
  readonly chromiumFlag: string;
}

/** Creates a self-signed certificate for an IP, such as `127.0.0.1`, valid for a day. */
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
