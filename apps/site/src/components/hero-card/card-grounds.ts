import type { HeroSampleId } from '@waypage/content';

/** What a card of the hero is printed on: the ground of its words, and the light stock of its code. */
export const CARD_GROUNDS: Readonly<
  Record<HeroSampleId, { readonly ground: string; readonly stock: string }>
> = {
  'vcard-black': { ground: '#15140f', stock: '#f4f2eb' },
  'business-realtor': { ground: '#123c36', stock: '#f6f3e6' },
  'vcard-white': { ground: '#faf9f6', stock: '#faf9f6' },
  google: { ground: '#b4c8e6', stock: '#ffffff' },
};
