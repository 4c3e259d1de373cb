import { deepFreeze } from './internal/deep-freeze.ts';

/** A social network that the footer links to. */
export type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'linkedin' | 'youtube';

/** A marketplace that the footer links to. */
export type Storefront = 'makerMarketplace' | 'onlineMarketplace';

/**
 * Everything that a rebrand changes: the name, and the URLs that belong to the brand rather than to a deployment. All
 * URLs are absolute.
 */
export interface Brand {
  readonly name: string;
  /** Year of the copyright line. A constant, so that two builds of one commit are equal. */
  readonly copyrightYear: number;
  /** Public origin of the site, the only one that search engines may index. */
  readonly origin: string;
  /** Contact email address, shown to visitors without JavaScript. */
  readonly email: string;
  /** Email address for security reports, named in `security.txt` and in the repository. */
  readonly securityEmail: string;
  readonly legal: { readonly terms: string; readonly privacy: string };
  /** Profile URLs; networks without a profile are omitted. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** Marketplace URLs. The brand's own shop is not among them: its URL is a variable of the deployment. */
  readonly storefronts: Readonly<Partial<Record<Storefront, string>>>;
}

/**
 * The current brand: Waypage, or the one passed to {@link setBrand}. Read it where it is used and do not keep a copy.
 */
export let BRAND: Brand = /* @__PURE__ */ deepFreeze<Brand>({
  name: 'Waypage',
  copyrightYear: 2026,
  origin: 'https://waypage.example',
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
 * Replaces the brand in everything of this package that names one: `BRAND`, the placeholder `{{brand}}` of the messages
 * (`factsFor`), and the structured data. Takes a complete brand, so that nothing of Waypage remains. Call it once,
 * before anything is rendered. `BRAND` becomes a frozen copy: later changes of the object have no effect.
 */
export function setBrand(brand: Brand): void {
  BRAND = deepFreeze({
    ...brand,
    legal: { ...brand.legal },
    social: { ...brand.social },
    storefronts: { ...brand.storefronts },
  });
}
