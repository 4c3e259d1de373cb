/**
 * Everything that a rebrand changes: the name, and the addresses that belong to the brand rather
 * than to a deployment (decisions.md, "Name and hosts"). All addresses are absolute.
 */
export const BRAND = {
  name: 'Waypage',
  /** Year of the copyright line; a constant, so that two builds of one commit are equal. */
  copyrightYear: 2026,
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
} as const;

/** A social network that the footer links to (specification, section 2, "Footer"). */
export type SocialNetwork = keyof typeof BRAND.social;
