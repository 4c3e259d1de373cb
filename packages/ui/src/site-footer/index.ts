export * from './SiteFooter.js';
