export * from './LogoRow.js';
