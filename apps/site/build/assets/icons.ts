import type { IconName, SocialNetwork } from '@waypage/content';
import { BRAND } from '@waypage/content';
import { FEATURES } from '@waypage/content/features';
import { TEMPLATES_MENU, TOOLS_MENU } from '@waypage/content/menus';
import { PAGE_TYPES } from '@waypage/content/page-types';
import * as kit from '@waypage/ui';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const MARKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'facebook-logo',
  twitter: 'x-logo',
  instagram: 'instagram-logo',
  linkedin: 'linkedin-logo',
  youtube: 'youtube-logo',
};

function namesInContent(): readonly IconName[] {
  const menus = [TOOLS_MENU, TEMPLATES_MENU].flatMap(({ groups, base }) =>
    [...groups, ...(base ? [base] : [])].flatMap(({ items }) => items),
  );
  const names = [...PAGE_TYPES, ...menus, ...FEATURES].map(({ icon }) => icon);
  return [...new Set(names)].sort();
}

/** Renders `file-text` as `FileTextIcon` of the kit does. */
function drawIcon(name: string): string {
  const component = `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;
  const Icon = (kit as Readonly<Record<string, unknown>>)[component];
  if (Icon === undefined) {
    throw new Error(
      `[assets] The kit has no ${component}, so nothing can be drawn for "${name}". Add it to packages/ui/src/icons/line.tsx, or name another icon in the content.`,
    );
  }
  return renderToStaticMarkup(createElement(Icon as ComponentType));
}

function toSymbol(id: string, drawing: string): string {
  return drawing
    .replace(/^<svg/, `<symbol id="${id}"`)
    .replace(/<\/svg>$/, '</symbol>')
    .replace(/ width="\d+" height="\d+"/, '')
    .replace(' aria-hidden="true"', '')
    .replaceAll(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>');
}

export function drawIcons(): string {
  const symbols = [
    ...namesInContent().map((name) => toSymbol(name, drawIcon(name))),
    ...Object.keys(BRAND.social).map((network) =>
      toSymbol(network, drawIcon(MARKS[network as SocialNetwork])),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
