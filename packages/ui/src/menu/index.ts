export { Menu, type MenuOpenChangeDetails, type MenuProps } from './Menu.js';
export { MenuAction, type MenuActionProps } from './MenuAction.js';
export { MenuLink, type MenuLinkProps } from './MenuLink.js';
export { MenuSeparator, type MenuSeparatorProps } from './MenuSeparator.js';
