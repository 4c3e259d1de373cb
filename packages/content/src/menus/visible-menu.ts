import { getSolution, isInMenus, type SolutionVisibility } from '../solutions/find-solution.ts';
import type { Menu, MenuItem } from './menu.ts';

function isVisible(item: MenuItem, visibility: SolutionVisibility): boolean {
  return item.solutionId ? isInMenus(getSolution(item.solutionId), visibility) : !item.isHidden;
}

/**
 * A menu without its hidden items and without groups that are left empty (docs/product.md, section 2, "Menus").
 *
 * @param visibility what `solutionVisibility.json` says; an absent id keeps its built-in flag
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
