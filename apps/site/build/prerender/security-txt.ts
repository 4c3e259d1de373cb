import { BRAND, LOCALES } from '@waypage/content';

/**
 * Returns the contact for security reports (RFC 9116). The required expiry is the last day of the eleventh month after
 * the build, so that builds of the same month are equal.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param today the day of the build
 */
export function securityTxt(origin: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 12, 0));
  return [
    `Contact: mailto:${BRAND.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
