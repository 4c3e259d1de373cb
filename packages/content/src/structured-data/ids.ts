/** JSON-LD id of the organisation, for references between pages. */
export const organisationId = (origin: string): string => `${origin}/#organisation`;

export const siteId = (origin: string): string => `${origin}/#site`;
