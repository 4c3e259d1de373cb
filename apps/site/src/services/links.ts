import { createLinks } from '@waypage/api-client';
import { hosts } from './hosts.ts';

/** URLs on the other hosts. No other module of the site builds them. */
export const links = createLinks(hosts);

/** Prefix of claimed URLs for display, without the scheme: `waypage.example/`. */
export const shortUrlPrefix = `${new URL(hosts.shortUrlHost).host}/`;
