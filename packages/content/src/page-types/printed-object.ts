/** The colour of card that a stage is made of (docs/design.md, section 7). */
export type Stock = 'manila' | 'seafoam' | 'airmail' | 'mist' | 'kraft' | 'salmon' | 'bone';

/** The drawn object that carries a type's code (docs/design.md, section 7). */
export type ObjectId =
  | 'business-card'
  | 'class-poster'
  | 'table-tent'
  | 'door-sign'
  | 'sticker'
  | 'instant-print'
  | 'leaflet'
  | 'steel-disc'
  | 'menu-card'
  | 'bottle'
  | 'asset-plate'
  | 'coupon-ticket'
  | 'film-can'
  | 'cassette'
  | 'exit-sheet'
  | 'hang-tag';
