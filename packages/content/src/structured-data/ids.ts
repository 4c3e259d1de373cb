/** Id of the organisation in the JSON-LD of a site, for references between pages. */
export const organisationId = (origin: string): string => `${origin}/#organisation`;

/** Id of the site in its JSON-LD. */
export const siteId = (origin: string): string => `${origin}/#site`;
