export { Accordion, type AccordionChangeDetails, type AccordionProps } from './Accordion.js';
export {
  AccordionItem,
  type AccordionItemOpenChangeDetails,
  type AccordionItemProps,
} from './AccordionItem.js';
