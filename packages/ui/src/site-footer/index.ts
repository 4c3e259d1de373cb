export { SiteFooter, type SiteFooterProps } from './SiteFooter.js';
export { SiteFooterGroup, type SiteFooterGroupProps } from './SiteFooterGroup.js';
