import type { MenuTarget } from '@waypage/content/menus';
import { links } from '#services/links.ts';

type ExternalName = Extract<MenuTarget, { kind: 'external' }>['link'];

const EXTERNAL_LINKS: Readonly<Record<ExternalName, () => string>> = {
  builder: () => links.builder(),
  newShortUrl: () => links.newPage('short-url'),
  studio: () => links.studio(),
  templates: () => links.templates(),
};

/** The URL of a menu item that leads to another host. */
export function externalUrl(name: ExternalName): string {
  return EXTERNAL_LINKS[name]();
}
