export * from './SiteHeader.js';
