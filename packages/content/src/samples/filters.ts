import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { Audience, Look } from '../templates/templates.ts';

/** The filter "For" of `/samples`. */
export const AUDIENCE_FILTERS: readonly {
  readonly audience: Audience;
  readonly label: MessageKey<'samples-page'>;
}[] = /* @__PURE__ */ deepFreeze([
  { audience: 'people', label: 'samples-page:audiences.people' },
  { audience: 'shops', label: 'samples-page:audiences.shops' },
  { audience: 'events', label: 'samples-page:audiences.events' },
  { audience: 'products', label: 'samples-page:audiences.products' },
  { audience: 'places', label: 'samples-page:audiences.places' },
  { audience: 'pets', label: 'samples-page:audiences.pets' },
] as const);

/** The filter "Look" of `/samples`. */
export const LOOK_FILTERS: readonly {
  readonly look: Look;
  readonly label: MessageKey<'samples-page'>;
}[] = /* @__PURE__ */ deepFreeze([
  { look: 'light', label: 'samples-page:looks.light' },
  { look: 'dark', label: 'samples-page:looks.dark' },
  { look: 'photo', label: 'samples-page:looks.photo' },
  { look: 'plain', label: 'samples-page:looks.plain' },
] as const);
