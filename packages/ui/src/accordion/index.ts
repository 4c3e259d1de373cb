export * from './Accordion.js';
export * from './AccordionItem.js';
