import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MenuItem } from './menu.ts';

/** The pages that help before anybody signs up, as the header and the footer link them, in their order. */
export const RESOURCE_PAGES: readonly MenuItem[] = /* @__PURE__ */ deepFreeze<readonly MenuItem[]>([
  {
    id: 'print-planner',
    name: 'menus:printPlanner.name',
    line: 'menus:printPlanner.line',
    icon: 'ruler',
    target: { kind: 'site', path: '/print-planner' },
    isHidden: false,
    preview: { sampleId: 'label-food', text: 'menus:printPlanner.preview' },
  },
]);
