import type { IconName } from '../icon-name.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import { getSolution, type SolutionGroupId } from '../solutions/solutions.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';
import {
  menuItem,
  toPage,
  type Menu,
  type MenuGroup,
  type MenuItem,
  type MenuTarget,
} from './menu.ts';

function solutionItem(id: SolutionId): MenuItem {
  const { icon, isHidden, sampleId } = getSolution(id);
  return {
    ...menuItem(id, icon, toPage(`/solutions/${id}`), sampleId),
    isHidden,
    solutionId: id,
  };
}

const solutionGroup = (
  id: SolutionGroupId,
  solutionIds: readonly SolutionId[],
  ...others: readonly MenuItem[]
): MenuGroup => ({
  id,
  name: `menus:groups.${camelCase(id)}`,
  items: [...solutionIds.map(solutionItem), ...others],
});

const plainItem = (
  id: 'smart-pages' | 'smart-links' | 'qr-code-generator' | 'short-url' | 'design-studio',
  icon: IconName,
  target: MenuTarget,
): MenuItem => ({ id, name: `menus:${camelCase(id)}`, icon, target, isHidden: false });

/** The menu "Tools": the solutions by group, and the tools to create and share. */
export const TOOLS_MENU: Menu = /* @__PURE__ */ deepFreeze<Menu>({
  id: 'tools',
  name: 'menus:tools',
  groups: [
    solutionGroup('digital-presence', [
      'vcard-plus',
      'business-page',
      'link-in-bio',
      'website',
      'google-review',
    ]),
    solutionGroup(
      'utility-tracking',
      ['pet-id', 'inventory', 'smart-label'],
      menuItem('apps', 'blocks', toPage('/samples?type=apps'), 'website'),
    ),
    solutionGroup(
      'commerce-showcase',
      ['coupon', 'catalog', 'product'],
      menuItem('sales', 'package', toPage('/samples?type=sales'), 'sales-menu'),
    ),
    solutionGroup('events-engagement', ['feedback', 'gallery', 'video', 'playlist', 'pdf']),
  ],
  base: {
    id: 'make-and-share',
    name: 'menus:groups.makeAndShare',
    items: [
      plainItem('smart-pages', 'layout-template', toPage('/solutions')),
      plainItem('smart-links', 'route', toPage('/solutions/website')),
      plainItem('qr-code-generator', 'qr-code', { kind: 'external', link: 'builder' }),
      plainItem('short-url', 'scissors', { kind: 'external', link: 'newShortUrl' }),
      plainItem('design-studio', 'pen-tool', { kind: 'external', link: 'studio' }),
    ],
  },
});
