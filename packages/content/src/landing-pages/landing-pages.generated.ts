// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { LandingPage } from './landing-page.ts';

/** Name of a landing page: the end of its URL, and of the namespace of its messages. */
export type LandingPageName = "museums" | "pet-owners" | "restaurants";

/** The landing pages. */
export const LANDING_PAGES: readonly (LandingPage & { readonly name: LandingPageName })[] =
  /* @__PURE__ */ deepFreeze([
  {"indexed":true,"pageTypes":["audio","video","pdf"],"plan":"business","questions":["size","free"],"name":"museums","titles":{"en":"QR codes for museums: audio guide without an app","es":"Códigos QR para museos: audioguía sin aplicación","fr":"QR code pour musée : audioguide sans application"}},
  {"indexed":true,"pageTypes":["pet-id","vcard-plus","gallery"],"plan":"free","questions":["free","size"],"name":"pet-owners","titles":{"en":"QR code pet tag: found, scanned, back home","es":"Chapa QR para mascotas: del collar a casa","fr":"Médaille QR code pour chien et chat : vite retrouvés"}},
  {"indexed":true,"pageTypes":["catalog","google-review","coupon"],"plan":"basic","questions":["size","free"],"name":"restaurants","titles":{"en":"QR code menu for restaurants that you can edit","es":"Carta digital QR para restaurantes, editable","fr":"QR code menu restaurant, modifiable à tout moment"}},
]);
