import { withoutHidden, withScheme } from '@waypage/codes';
import { messages } from '../messages.ts';
import { FIRST_DESIGN, MAX_TEXT, type Design } from './design.ts';

export function frameWordsFor(data: string): Pick<Design, 'name' | 'line'> {
  const name = nameOf(withScheme(withoutHidden(data).trim()));
  const line = name === FIRST_DESIGN.name ? messages.frame.firstLine : messages.frame.scan;
  return { name, line };
}

/** The fields that name a contact (vCard, MECARD) or a Wi-Fi network. */
const NAMES = [
  /^FN(?:;[^:]*)?:(.+)$/imu,
  /^MECARD:(?:.*;)?N:([^;]+)/iu,
  /^WIFI:(?:.*;)?S:([^;]+)/iu,
];

function nameOf(data: string): string {
  const url = /^https?:/iu.test(data) && URL.canParse(data) ? new URL(data) : undefined;
  const part = url?.pathname.split('/').findLast((segment) => segment !== '');
  const plain = decode(part ?? '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  const [firstLine = ''] = data.split(/\r\n|[\r\n]/u);
  const named = NAMES.map((pattern) => pattern.exec(data)?.[1]?.trim());
  const words = [...(url ? [plain, url.hostname] : named), firstLine].find(
    (each) => each !== undefined && each !== '',
  );
  if (words === undefined) return '';
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, MAX_TEXT);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A malformed percent encoding.
    return part;
  }
}
