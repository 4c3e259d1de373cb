import type { MenuGroup as Group } from '@waypage/content/menus';
import { MenuGroup } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { MenuLink } from './MenuLink.tsx';

interface Props {
  readonly group: Group;
  /** Shows the description below each name. @default false */
  readonly withLines?: boolean;
  readonly className?: string | undefined;
}

export function MenuLinks({ group, withLines = false, className }: Props) {
  const { t } = useTranslation(['menus']);
  return (
    <MenuGroup title={t(group.name)} className={className}>
      {group.items.map((item) => (
        <MenuLink key={item.id} item={item} withLine={withLines} />
      ))}
    </MenuGroup>
  );
}
