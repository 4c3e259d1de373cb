import { deepFreeze } from '../internal/deep-freeze.ts';
import { menuItem, toPage, type MenuItem } from './menu.ts';

/** The resource pages in the order of the header and footer. */
export const RESOURCE_PAGES: readonly MenuItem[] = /* @__PURE__ */ deepFreeze([
  menuItem('plans', 'ticket', toPage('/plans'), 'coupon-two-for-one'),
  menuItem('print-planner', 'ruler', toPage('/print-planner'), 'label-food'),
  menuItem('check-a-code', 'images', toPage('/check-a-code'), 'coupon-two-for-one'),
  menuItem('print-kit', 'scissors', toPage('/print-kit'), 'product-kettle'),
  menuItem('before-you-print', 'file-text', toPage('/before-you-print'), 'pdf-manual'),
  menuItem('quality', 'activity', toPage('/quality'), 'inventory-tool'),
]);
