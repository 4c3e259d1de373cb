import type { SiteEnvironment } from './environment.ts';

declare const __SITE_ENVIRONMENT__: SiteEnvironment;

/** The hosts and limits that this build was made for; the build has checked them (environment.ts). */
export const hosts: SiteEnvironment = __SITE_ENVIRONMENT__;
