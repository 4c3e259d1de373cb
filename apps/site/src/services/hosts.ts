import type { SiteEnvironment } from './environment.ts';

declare const __SITE_ENVIRONMENT__: SiteEnvironment;

/** The hosts and limits of this build, already validated (environment.ts). */
export const hosts: SiteEnvironment = __SITE_ENVIRONMENT__;
