import { createLinks } from '@waypage/api-client';
import { hosts } from './hosts.ts';

/** URLs on the other hosts; the only place of the site where they are made. */
export const links = createLinks(hosts);

/** A claimed URL as people read it: without the scheme, `waypage.example/YourCode`. */
export const shortUrlPrefix = `${new URL(hosts.shortUrlHost).host}/`;
