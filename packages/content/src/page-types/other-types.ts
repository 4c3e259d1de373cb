import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { QrType } from '../templates/qr-type.ts';

/** A kind of page that has neither a tab on the home page nor a solution (docs/product.md, section 1). */
export interface OtherType {
  /** QR type in the URLs of the app host, and the filter of `/samples`. */
  readonly id: Extract<QrType, 'sales' | 'apps' | 'social' | 'find-me' | 'donation' | 'custom'>;
  readonly name: MessageKey<'menus' | 'template-pages'>;
  /** One-line description for a list. */
  readonly line: MessageKey<'qrcode-types'>;
}

/** The kinds of page without a tab or solution, in display order. */
export const OTHER_TYPES: readonly OtherType[] = /* @__PURE__ */ deepFreeze<readonly OtherType[]>([
  { id: 'sales', name: 'menus:sales.name', line: 'qrcode-types:also.lines.sales' },
  { id: 'apps', name: 'menus:apps.name', line: 'qrcode-types:also.lines.apps' },
  { id: 'social', name: 'template-pages:types.social', line: 'qrcode-types:also.lines.social' },
  { id: 'find-me', name: 'template-pages:types.findMe', line: 'qrcode-types:also.lines.findMe' },
  {
    id: 'donation',
    name: 'template-pages:types.donation',
    line: 'qrcode-types:also.lines.donation',
  },
  { id: 'custom', name: 'template-pages:types.custom', line: 'qrcode-types:also.lines.custom' },
]);
