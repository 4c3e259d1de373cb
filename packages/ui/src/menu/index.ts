export * from './Menu.js';
