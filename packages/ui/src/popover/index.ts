export { Popover, type PopoverOpenChangeDetails, type PopoverProps } from './Popover.js';
