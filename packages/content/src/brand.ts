import { deepFreeze } from './internal/deep-freeze.ts';

/**
 * Everything that a rebrand changes: the name, and the addresses that belong to the brand rather
 * than to a deployment (docs/product.md, section 10, "Name and hosts"). All addresses are absolute.
 */
export const BRAND = /* @__PURE__ */ deepFreeze({
  name: 'Waypage',
  /** Year of the copyright line; a constant, so that two builds of one commit are equal. */
  copyrightYear: 2026,
  /** Where to write without a form: shown to visitors whose browser runs no scripts. */
  email: 'hello@waypage.example',
  /** Where to tell of a weakness: named in `security.txt` and in the repository. */
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
  /** The marketplaces beside the own shop, whose address is a variable of the deployment. */
  storefronts: {
    makerMarketplace: 'https://makers.example/shop/waypage',
    onlineMarketplace: 'https://marketplace.example/stores/waypage',
  },
} as const);

/** A social network that the footer links to (docs/product.md, section 2, "Footer"). */
export type SocialNetwork = keyof typeof BRAND.social;

/** A marketplace that the footer links to. */
export type Storefront = keyof typeof BRAND.storefronts;
