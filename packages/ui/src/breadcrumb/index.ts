export * from './Breadcrumb.js';
