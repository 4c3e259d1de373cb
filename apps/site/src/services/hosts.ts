import { createLinks } from '@waypage/api-client';
import type { SiteEnvironment } from './environment.ts';

declare const __SITE_ENVIRONMENT__: SiteEnvironment;

/** The hosts and limits of this build, already validated (environment.ts). */
export const hosts: SiteEnvironment = __SITE_ENVIRONMENT__;

/** URLs on the other hosts. No other module of the site builds them. */
export const links = createLinks(hosts);

/** Prefix of claimed URLs for display, without the scheme: `waypage.example/`. */
export const shortUrlPrefix = `${new URL(hosts.shortUrlHost).host}/`;
