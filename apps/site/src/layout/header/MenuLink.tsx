import type { MenuItem as Item, MenuTarget } from '@waypage/content/menus';
import { ArrowUpRightIcon, MenuItem } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/icon/Icon.tsx';
import { NewTabNote } from '#components/new-tab-note/NewTabNote.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { links } from '#services/links.ts';

type ExternalName = Extract<MenuTarget, { kind: 'external' }>['link'];

const EXTERNAL_LINKS: Readonly<Record<ExternalName, () => string>> = {
  builder: () => links.builder(),
  newShortUrl: () => links.newPage('short-url'),
  studio: () => links.studio(),
  templates: () => links.templates(),
};

function externalUrl(name: ExternalName): string {
  return EXTERNAL_LINKS[name]();
}

interface Props {
  readonly item: Item;
  /** Shows the description below the name. @default false */
  readonly withLine?: boolean;
}

export function MenuLink({ item, withLine = false }: Props) {
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
      href={externalUrl(target.link)}
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
