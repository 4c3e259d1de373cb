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

/** Its preview follows pointer and focus, and starts with the first item each time the menu is opened. */
export function MenuPanel({ menu }: { readonly menu: Menu }) {
  const { groups, base } = useVisibleMenu(menu);
  const [activeId, setActiveId] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  useOnClose(root, () => setActiveId(undefined));
  const items = groups.flatMap((group) => group.items);
  const activeItem = items.find(({ id }) => id === activeId) ?? items[0];
  // Identical elements, so that a change of the preview does not render the links again.
  const links = useMemo(
    () => groups.map((group) => <MenuLinks key={group.id} group={group} withLines />),
    [groups],
  );
  const baseLinks = useMemo(() => base && <BaseLinks group={base} />, [base]);
  return (
    <MegaMenu
      ref={root}
      base={baseLinks}
      preview={activeItem && <ItemPreview key={activeItem.id} item={activeItem} />}
      onItemActive={(id) => {
        // Focus and hover styles come first.
        startTransition(() => setActiveId(id));
      }}
    >
      {links}
    </MegaMenu>
  );
}

/** Listens on the `<details>` element itself, which belongs to another React root. */
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

/** Fits one row in a window of 1440 px, arrows of external links included. */
const BaseLinks = styled(MenuLinks)`
  & > ul {
    column-gap: 14px;
  }
`;
