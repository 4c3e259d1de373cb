import type { MenuGroup as Group, MenuItem as Item, MenuTarget } from '@waypage/content/menus';
import type { Links } from '@waypage/api-client';
import { ArrowUpRightIcon, MenuGroup, MenuItem } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { Icon } from '#components/icon/Icon.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { useLinks } from '#services/useLinks.ts';

type ExternalName = Extract<MenuTarget, { kind: 'external' }>['link'];

const EXTERNAL_LINKS: Readonly<Record<ExternalName, (links: Links) => string>> = {
  builder: (links) => links.builder(),
  newShortUrl: (links) => links.newPage('short-url'),
  studio: (links) => links.studio(),
  templates: (links) => links.templates(),
};

function MenuLink({ item, withLine }: { readonly item: Item; readonly withLine: boolean }) {
  const { t } = useTranslation(['menus']);
  const links = useLinks();
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
      href={EXTERNAL_LINKS[target.link](links)}
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
