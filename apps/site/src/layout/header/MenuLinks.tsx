import type { MenuGroup as Group, MenuItem as Item, MenuTarget } from '@waypage/content/menus';
import { ArrowUpRightIcon, MenuGroup, MenuItem } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { NewTabNote } from '#components/hidden-addition/HiddenAddition.tsx';
import { Icon } from '#components/icon/Icon.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { links } from '#services/hosts.ts';

type ExternalName = Extract<MenuTarget, { kind: 'external' }>['link'];

const EXTERNAL_LINKS: Readonly<Record<ExternalName, () => string>> = {
  builder: () => links.builder(),
  newShortUrl: () => links.newPage('short-url'),
  studio: () => links.studio(),
  templates: () => links.templates(),
};

function MenuLink({ item, withLine }: { readonly item: Item; readonly withLine: boolean }) {
  const { t } = useTranslation(['menus']);
  const { id, name, line, icon, target, preview } = item;
  const shared = {
    value: preview && id,
    icon: <Icon name={icon} size={22} />,
    description: withLine && line ? t(line) : undefined,
  };
  if (target.kind === 'site') {
    return <MenuItem {...shared} label={t(name)} render={<SiteLink to={target.path} />} />;
  }
  return (
    <MenuItem
      {...shared}
      href={EXTERNAL_LINKS[target.link]()}
      target="_blank"
      rel="noopener"
      label={
        <>
          {t(name)}
          <NewTabNote />
        </>
      }
      iconEnd={<ArrowUpRightIcon size={16} />}
    />
  );
}

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
