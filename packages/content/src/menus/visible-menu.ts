import { getSolution, isInMenus, type SolutionVisibility } from '../solutions/solutions.ts';
import type { Menu, MenuItem } from './menu.ts';

function isVisible(item: MenuItem, visibility: SolutionVisibility): boolean {
  return item.solutionId ? isInMenus(getSolution(item.solutionId), visibility) : !item.isHidden;
}

/**
 * Returns a menu without hidden items and empty groups.
 *
 * @param visibility content of `solutionVisibility.json`; absent ids keep their built-in flag
 */
export function visibleMenu(menu: Menu, visibility: SolutionVisibility = {}): Menu {
  return {
    ...menu,
    groups: menu.groups
      .map((group) => ({
        ...group,
        items: group.items.filter((item) => isVisible(item, visibility)),
      }))
      .filter((group) => group.items.length > 0),
  };
}
