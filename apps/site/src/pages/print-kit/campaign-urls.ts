import { hosts } from '#services/hosts.ts';

declare const __CAMPAIGN_PATHS__: readonly string[];

/** Short URLs of the campaigns that run when the site is built. */
export const CAMPAIGN_URLS = __CAMPAIGN_PATHS__.map((path) => hosts.marketingHost + path);
