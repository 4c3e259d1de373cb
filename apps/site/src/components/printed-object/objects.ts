// One line for each object; `pnpm new object <id>` adds one.
export { assetPlate } from './objects/asset-plate.ts';
export { bottle } from './objects/bottle.ts';
export { businessCard } from './objects/business-card.ts';
export { cassette } from './objects/cassette.ts';
export { classPoster } from './objects/class-poster.ts';
export { couponTicket } from './objects/coupon-ticket.ts';
export { doorSign } from './objects/door-sign.ts';
export { eventBadge } from './objects/event-badge.ts';
export { exitSheet } from './objects/exit-sheet.ts';
export { filmCan } from './objects/film-can.ts';
export { hangTag } from './objects/hang-tag.ts';
export { instantPrint } from './objects/instant-print.ts';
export { leaflet } from './objects/leaflet.ts';
export { menuCard } from './objects/menu-card.ts';
export { steelDisc } from './objects/steel-disc.ts';
export { sticker } from './objects/sticker.ts';
export { tableTent } from './objects/table-tent.ts';
