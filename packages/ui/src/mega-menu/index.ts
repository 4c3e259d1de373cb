export { MegaMenu, type MegaMenuProps } from './MegaMenu.js';
export { MenuFold, type MenuFoldProps } from './MenuFold.js';
export { MenuGroup, type MenuGroupProps } from './MenuGroup.js';
export { MenuItem, type MenuItemProps } from './MenuItem.js';
export { MenuPreview, type MenuPreviewProps } from './MenuPreview.js';
export { MenuRow, type MenuRowProps } from './MenuRow.js';
export { MenuRows, type MenuRowsProps } from './MenuRows.js';
