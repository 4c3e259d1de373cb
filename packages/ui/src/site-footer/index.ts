export * from './SiteFooter.js';
export * from './SiteFooterGroup.js';
