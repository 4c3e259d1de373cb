import type { HeroSampleId } from '@waypage/content';

interface CardGround {
  /** Under its words. */
  readonly ground: string;
  /** The light stock of its code. */
  readonly stock: string;
  /** Of its small words, where it has some. */
  readonly smallInk?: string;
}

/** What a card of the hero is printed on, and with. */
export const CARD_GROUNDS: Readonly<Record<HeroSampleId, CardGround>> = {
  'vcard-black': { ground: '#15140f', stock: '#f4f2eb', smallInk: '#bab7ac' },
  'business-realtor': { ground: '#123c36', stock: '#f6f3e6', smallInk: '#a9d1bf' },
  'vcard-white': { ground: '#faf9f6', stock: '#faf9f6', smallInk: '#4c4a42' },
  google: { ground: '#b4c8e6', stock: '#ffffff' },
};
