export * from './Pagination.js';
