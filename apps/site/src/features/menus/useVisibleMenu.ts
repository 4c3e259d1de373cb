import { solutionVisibility, type SolutionVisibility } from '@waypage/api-client';
import { visibleMenu, type Menu } from '@waypage/content/menus';
import { useEffect, useMemo, useState } from 'react';
import { api } from '#services/api.ts';

const BUILT_IN: SolutionVisibility = {};

/** Hides items by built-in flags until `solutionVisibility.json` has loaded (docs/product.md, section 7). */
export function useVisibleMenu(menu: Menu): Menu {
  const [visibility, setVisibility] = useState(BUILT_IN);
  useEffect(() => {
    void solutionVisibility(api).then(setVisibility);
  }, []);
  return useMemo(() => visibleMenu(menu, visibility), [menu, visibility]);
}
