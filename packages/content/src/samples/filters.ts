import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { Audience, Look } from '../templates/templates.ts';

/** The filter "For" of `/samples`. */
export const AUDIENCE_FILTERS: readonly {
  readonly audience: Audience;
  readonly label: MessageKey<'samples-screen'>;
}[] = /* @__PURE__ */ deepFreeze([
  { audience: 'people', label: 'samples-screen:audiences.people' },
  { audience: 'shops', label: 'samples-screen:audiences.shops' },
  { audience: 'events', label: 'samples-screen:audiences.events' },
  { audience: 'products', label: 'samples-screen:audiences.products' },
  { audience: 'places', label: 'samples-screen:audiences.places' },
  { audience: 'pets', label: 'samples-screen:audiences.pets' },
] as const);

/** The filter "Look" of `/samples`. */
export const LOOK_FILTERS: readonly {
  readonly look: Look;
  readonly label: MessageKey<'samples-screen'>;
}[] = /* @__PURE__ */ deepFreeze([
  { look: 'light', label: 'samples-screen:looks.light' },
  { look: 'dark', label: 'samples-screen:looks.dark' },
  { look: 'photo', label: 'samples-screen:looks.photo' },
  { look: 'plain', label: 'samples-screen:looks.plain' },
] as const);
