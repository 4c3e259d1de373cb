import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MenuItem } from './menu.ts';

/** The resource pages in the order of the header and footer. */
export const RESOURCE_PAGES: readonly MenuItem[] = /* @__PURE__ */ deepFreeze<readonly MenuItem[]>([
  {
    id: 'plans',
    name: 'menus:plans.name',
    line: 'menus:plans.line',
    icon: 'ticket',
    target: { kind: 'site', path: '/plans' },
    isHidden: false,
    preview: { sampleId: 'coupon-two-for-one', text: 'menus:plans.preview' },
  },
  {
    id: 'print-planner',
    name: 'menus:printPlanner.name',
    line: 'menus:printPlanner.line',
    icon: 'ruler',
    target: { kind: 'site', path: '/print-planner' },
    isHidden: false,
    preview: { sampleId: 'label-food', text: 'menus:printPlanner.preview' },
  },
  {
    id: 'check-a-code',
    name: 'menus:checkACode.name',
    line: 'menus:checkACode.line',
    icon: 'images',
    target: { kind: 'site', path: '/check-a-code' },
    isHidden: false,
    preview: { sampleId: 'coupon-two-for-one', text: 'menus:checkACode.preview' },
  },
  {
    id: 'print-kit',
    name: 'menus:printKit.name',
    line: 'menus:printKit.line',
    icon: 'scissors',
    target: { kind: 'site', path: '/print-kit' },
    isHidden: false,
    preview: { sampleId: 'product-kettle', text: 'menus:printKit.preview' },
  },
  {
    id: 'before-you-print',
    name: 'menus:beforeYouPrint.name',
    line: 'menus:beforeYouPrint.line',
    icon: 'file-text',
    target: { kind: 'site', path: '/before-you-print' },
    isHidden: false,
    preview: { sampleId: 'pdf-manual', text: 'menus:beforeYouPrint.preview' },
  },
  {
    id: 'quality',
    name: 'menus:quality.name',
    line: 'menus:quality.line',
    icon: 'activity',
    target: { kind: 'site', path: '/quality' },
    isHidden: false,
    preview: { sampleId: 'inventory-tool', text: 'menus:quality.preview' },
  },
]);
