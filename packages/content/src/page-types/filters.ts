import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { PageTypeCategory } from './page-types.ts';

/** A filter of `/qrcode-types`. */
export interface PageTypeFilter {
  readonly category: PageTypeCategory;
  readonly label: MessageKey<'qrcode-types'>;
}

/** The filters in display order; the filter "all" comes before them. */
export const PAGE_TYPE_FILTERS: readonly PageTypeFilter[] = /* @__PURE__ */ deepFreeze([
  { category: 'people', label: 'qrcode-types:filter.people' },
  { category: 'places', label: 'qrcode-types:filter.places' },
  { category: 'things', label: 'qrcode-types:filter.things' },
  { category: 'offers', label: 'qrcode-types:filter.offers' },
  { category: 'media', label: 'qrcode-types:filter.media' },
  { category: 'link', label: 'qrcode-types:filter.link' },
]);
