import type { HeroSampleId } from '@waypage/content';

interface CardGround {
  readonly ground: string;
  readonly stock: string;
  readonly ink: string;
  /** Proper names, one for each line. Translated text is rendered by the page. */
  readonly names?: readonly string[];
  readonly smallInk?: string;
}

export const CARD_GROUNDS: Readonly<Record<HeroSampleId, CardGround>> = {
  'vcard-black': {
    ground: '#15140f',
    stock: '#f4f2eb',
    ink: '#f4f2eb',
    names: ['Nadia', 'Okafor'],
    smallInk: '#bab7ac',
  },
  'business-realtor': {
    ground: '#123c36',
    stock: '#f6f3e6',
    ink: '#f6f3e6',
    names: ['Duarte', '& Filha'],
    smallInk: '#a9d1bf',
  },
  'vcard-white': {
    ground: '#faf9f6',
    stock: '#faf9f6',
    ink: '#15140f',
    names: ['Nadia', 'Okafor'],
    smallInk: '#4c4a42',
  },
  google: { ground: '#b4c8e6', stock: '#ffffff', ink: '#16263a' },
};
