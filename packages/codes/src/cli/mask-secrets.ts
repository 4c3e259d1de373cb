import type { ContentDescription } from '../content/describe-content.ts';
import type { ContentKind } from '../content/content-fields.ts';

const MASK = '•••';

/** Where a text has its secret. That of a Wi-Fi ends at the next key, so that what lacks a backslash is hidden too. */
const SECRETS: Partial<Readonly<Record<ContentKind, RegExp>>> = {
  wifi: /(?<=[:;]\s*p:)[\s\S]*?(?=(?<!\\);\s*(?:[TSHIEARK]|PH2):|[;\s]*$)/gi,
  'one-time-password': /(?<=[?&](?:secret|data)=)[^&#]*/gi,
};

/** Hides the secrets of a content: logs are read by many. */
export function maskSecrets(text: string, { kind, fields }: ContentDescription): string {
  const secrets = fields.filter(({ isSecret }) => isSecret === true);
  const pattern = SECRETS[kind];
  if (secrets.length === 0 || !pattern) return text;
  const masked = text.replace(pattern, MASK);
  // Invisible characters within a key.
  return masked === text ? MASK : masked;
}
