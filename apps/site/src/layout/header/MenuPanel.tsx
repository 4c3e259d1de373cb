import type { Menu } from '@waypage/content/menus';
import { MegaMenu } from '@waypage/ui';
import {
  startTransition,
  useMemo,
  useRef,
  useState,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react';
import { useVisibleMenu } from '#features/menus/useVisibleMenu.ts';
import { ItemPreview } from './ItemPreview.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { styled } from 'styled-components';

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

/**
 * Tells that the disclosure around an element was closed. It listens to the `<details>` itself, which
 * belongs to another root of the page.
 */
function useOnClose(ref: RefObject<Element | null>, onClose: () => void): void {
  const onToggle = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLDetailsElement && !event.target.open) onClose();
  });
  useEffect(() => {
    const details = ref.current?.closest('details');
    details?.addEventListener('toggle', onToggle);
    return () => {
      details?.removeEventListener('toggle', onToggle);
    };
  }, [ref]);
}

/** One row in a window of 1440 px, arrows of links to other sites included. */
const BaseLinks = styled(MenuLinks)`
  && > ul {
    column-gap: 14px;
  }
`;
