import { deepFreeze } from './internal/deep-freeze.ts';

/** A social network that the footer links to. */
export type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'linkedin' | 'youtube';

/** A marketplace that the footer links to. */
export type Storefront = 'makerMarketplace' | 'onlineMarketplace';

/**
 * Everything that a rebrand changes: the name, and the URLs that belong to the brand rather
 * than to a deployment. All URLs are absolute.
 */
export interface Brand {
  readonly name: string;
  /** Year of the copyright line; a constant, so that two builds of one commit are equal. */
  readonly copyrightYear: number;
  /** Where to write without a form: shown to visitors whose browser runs no scripts. */
  readonly email: string;
  /** Where to tell of a weakness: named in `security.txt` and in the repository. */
  readonly securityEmail: string;
  readonly legal: { readonly terms: string; readonly privacy: string };
  /** The profiles that there are. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The marketplaces beside the own shop, whose URL is a variable of the deployment. */
  readonly storefronts: Readonly<Partial<Record<Storefront, string>>>;
}

/** The brand: Waypage, or what {@link setBrand} was given. Read it where it is needed, and keep no copy. */
export let BRAND: Brand = /* @__PURE__ */ deepFreeze<Brand>({
  name: 'Waypage',
  copyrightYear: 2026,
  email: 'hello@waypage.example',
  securityEmail: 'security@waypage.example',
  legal: {
    terms: 'https://waypage.example/legal/terms',
    privacy: 'https://waypage.example/legal/privacy',
  },
  social: {
    facebook: 'https://facebook.example/waypage',
    twitter: 'https://twitter.example/waypage',
    instagram: 'https://instagram.example/waypage',
    linkedin: 'https://linkedin.example/company/waypage',
    youtube: 'https://youtube.example/@waypage',
  },
  storefronts: {
    makerMarketplace: 'https://makers.example/shop/waypage',
    onlineMarketplace: 'https://marketplace.example/stores/waypage',
  },
});

/**
 * Puts another brand in place of Waypage, for everything of this package that names one: `BRAND`, the
 * placeholder `{{brand}}` of the messages (`factsFor`), and the structured data. The whole brand is given, so that
 * nothing of Waypage is left. To be called once, before anything is rendered. `BRAND` is a frozen copy: a later
 * change of the given object changes nothing.
 */
export function setBrand(brand: Brand): void {
  BRAND = deepFreeze({
    ...brand,
    legal: { ...brand.legal },
    social: { ...brand.social },
    storefronts: { ...brand.storefronts },
  });
}
