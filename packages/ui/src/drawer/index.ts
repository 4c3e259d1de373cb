export * from './Drawer.js';
