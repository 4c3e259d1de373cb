export * from './Accordion.js';
