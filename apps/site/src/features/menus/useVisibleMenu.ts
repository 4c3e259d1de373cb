import { solutionVisibility, type SolutionVisibility } from '@waypage/api-client';
import { visibleMenu, type Menu } from '@waypage/content/menus';
import { useEffect, useMemo, useState } from 'react';
import { api } from '#services/api.ts';

const BUILT_IN: SolutionVisibility = {};

/**
 * A menu without its hidden items: by their built-in flags at first, by `solutionVisibility.json` once
 * it has been read (docs/product.md, section 7). Where it cannot be read the built-in flags stay.
 */
export function useVisibleMenu(menu: Menu): Menu {
  const [visibility, setVisibility] = useState(BUILT_IN);
  useEffect(() => {
    let isCurrent = true;
    void solutionVisibility(api).then((read) => {
      if (isCurrent) setVisibility(read);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return useMemo(() => visibleMenu(menu, visibility), [menu, visibility]);
}
