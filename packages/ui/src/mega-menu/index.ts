export { MegaMenu, type MegaMenuProps } from './MegaMenu.js';
export * from './MenuFold.js';
export * from './MenuGroup.js';
export * from './MenuItem.js';
export * from './MenuPreview.js';
export * from './MenuRow.js';
export * from './MenuRows.js';
