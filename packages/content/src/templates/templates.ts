import type { QrType, TemplateKey } from './qr-type.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import { qrTypeOf, type SamplePageId } from '../samples/sample-paths.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Id of a template: that of the sample page that shows it. */
export type TemplateId = SamplePageId;

/** Audience of a page: a filter of `/samples`. */
export type Audience = 'people' | 'shops' | 'events' | 'products' | 'places' | 'pets';

/** Look of a page: a filter of `/samples`. */
export type Look = 'light' | 'dark' | 'photo' | 'plain';

/** A page design to start from. */
export interface Template {
  readonly id: TemplateId;
  readonly key: TemplateKey;
  readonly qrType: QrType;
  readonly name: MessageKey<'templates'>;
  readonly audience: Audience;
  readonly look: Look;
}

/** Id of a blank start. It never appears in a URL. */
export const SCRATCH_TEMPLATE_ID = 'scratch';

const DESIGNS = [
  { id: 'vcard-black', key: 'vcard+', audience: 'people', look: 'dark' },
  { id: 'vcard-white', key: 'vcard+', audience: 'people', look: 'light' },
  { id: 'vcard-portrait', key: 'vcard+', audience: 'people', look: 'photo' },
  { id: 'vcard-clinic', key: 'vcard+', audience: 'people', look: 'plain' },
  { id: 'vcard-studio', key: 'vcard+', audience: 'people', look: 'light' },
  { id: 'business-realtor', key: 'business', audience: 'shops', look: 'photo' },
  { id: 'business-cafe', key: 'business', audience: 'shops', look: 'dark' },
  { id: 'business-workshop', key: 'business', audience: 'shops', look: 'plain' },
  { id: 'business-salon', key: 'business', audience: 'shops', look: 'light' },
  { id: 'business-practice', key: 'business', audience: 'places', look: 'plain' },
  { id: 'link-plain', key: 'link', audience: 'people', look: 'plain' },
  { id: 'link-photo', key: 'link', audience: 'people', look: 'photo' },
  { id: 'link-dark', key: 'link', audience: 'people', look: 'dark' },
  { id: 'link-pastel', key: 'link', audience: 'people', look: 'light' },
  { id: 'gallery-wall', key: 'gallery', audience: 'events', look: 'photo' },
  { id: 'gallery-swipe', key: 'gallery', audience: 'places', look: 'photo' },
  { id: 'gallery-before-and-after', key: 'gallery', audience: 'shops', look: 'photo' },
  { id: 'pdf-manual', key: 'pdf', audience: 'products', look: 'light' },
  { id: 'pdf-programme', key: 'pdf', audience: 'events', look: 'plain' },
  { id: 'pet-dog', key: 'petId', audience: 'pets', look: 'light' },
  { id: 'pet-cat', key: 'petId', audience: 'pets', look: 'photo' },
  { id: 'pet-quiet', key: 'petId', audience: 'pets', look: 'plain' },
  { id: 'sales-menu', key: 'sales', audience: 'shops', look: 'light' },
  { id: 'sales-price-list', key: 'sales', audience: 'shops', look: 'plain' },
  { id: 'sales-market-stall', key: 'sales', audience: 'shops', look: 'light' },
  { id: 'sales-lookbook', key: 'sales', audience: 'products', look: 'photo' },
  { id: 'label-textile', key: 'linkedLabel', audience: 'products', look: 'plain' },
  { id: 'label-food', key: 'linkedLabel', audience: 'products', look: 'light' },
  { id: 'inventory-box', key: 'inventory', audience: 'products', look: 'plain' },
  { id: 'inventory-tool', key: 'inventory', audience: 'products', look: 'light' },
  { id: 'coupon-two-for-one', key: 'coupon', audience: 'shops', look: 'dark' },
  { id: 'coupon-opening', key: 'coupon', audience: 'shops', look: 'light' },
  { id: 'coupon-weekday', key: 'coupon', audience: 'shops', look: 'plain' },
  { id: 'video-how-to', key: 'video', audience: 'products', look: 'dark' },
  { id: 'video-welcome', key: 'video', audience: 'places', look: 'photo' },
  { id: 'audio-tour', key: 'audio', audience: 'places', look: 'light' },
  { id: 'audio-episode', key: 'audio', audience: 'people', look: 'dark' },
  { id: 'social-creator', key: 'social', audience: 'people', look: 'photo' },
  { id: 'social-club', key: 'social', audience: 'events', look: 'dark' },
  { id: 'find-me-here', key: 'findMe', audience: 'places', look: 'plain' },
  { id: 'donation-shelter', key: 'donation', audience: 'pets', look: 'photo' },
  { id: 'donation-choir', key: 'donation', audience: 'events', look: 'light' },
  { id: 'custom-blocks', key: 'custom', audience: 'people', look: 'plain' },
] as const satisfies readonly Omit<Template, 'qrType' | 'name'>[];

/** The whole catalog. Count it instead of stating its size anywhere. */
export const TEMPLATES: readonly Template[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ DESIGNS.map((design): Template => ({
    ...design,
    qrType: qrTypeOf(design.id),
    name: `templates:${camelCase(design.id)}`,
  })),
);

/** Returns the templates of a catalog key, without the blank start. */
export function templatesOf(key: TemplateKey): readonly Template[] {
  return TEMPLATES.filter((template) => template.key === key);
}
