export * from './Popover.js';
