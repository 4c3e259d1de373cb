import type { Menu } from '@waypage/content/menus';
import { MegaMenu } from '@waypage/ui';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useVisibleMenu } from '#features/menus/useVisibleMenu.ts';
import { ItemPreview } from './ItemPreview.tsx';
import { BaseLinks } from './MenuPanel.styles.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { useOnClose } from './useOnClose.ts';

/**
 * A mega-menu of the header. The preview beside it follows the pointer and the focus; it begins with
 * the first item, and again each time the menu is opened (docs/product.md, sections 2 and 4).
 */
export function MenuPanel({ menu }: { readonly menu: Menu }) {
  const { groups, base } = useVisibleMenu(menu);
  const [activeId, setActiveId] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  useOnClose(root, () => {
    setActiveId(undefined);
  });
  const items = groups.flatMap((group) => group.items);
  const shown = items.find(({ id }) => id === activeId) ?? items[0];
  // The same elements, so that another preview draws nothing but itself.
  const links = useMemo(
    () => groups.map((group) => <MenuLinks key={group.id} group={group} withLines />),
    [groups],
  );
  const baseLinks = useMemo(() => base && <BaseLinks group={base} />, [base]);
  return (
    <MegaMenu
      ref={root}
      base={baseLinks}
      preview={shown && <ItemPreview key={shown.id} item={shown} />}
      onItemActive={(id) => {
        // The focus and the hover show first.
        startTransition(() => {
          setActiveId(id);
        });
      }}
    >
      {links}
    </MegaMenu>
  );
}
