import { solutionVisibility, type SolutionVisibility } from '@waypage/api-client';
import { visibleMenu, type Menu } from '@waypage/content/menus';
import { useEffect, useMemo, useState } from 'react';
import { api } from '#services/api.ts';

const BUILT_IN: SolutionVisibility = {};

/**
 * Returns a menu without hidden items: according to built-in flags first, then to `solutionVisibility.json` once it has
 * loaded (docs/product.md, section 7). If it fails to load, the built-in flags stay.
 */
export function useVisibleMenu(menu: Menu): Menu {
  const [visibility, setVisibility] = useState(BUILT_IN);
  useEffect(() => {
    void solutionVisibility(api).then(setVisibility);
  }, []);
  return useMemo(() => visibleMenu(menu, visibility), [menu, visibility]);
}
