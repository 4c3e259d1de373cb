import type { PageName } from '../services/routes.ts';
import { FRAME } from './frame.ts';
import { home } from './home/page.ts';
import { notFound } from './not-found/page.ts';
import type { PageDefinition, Part } from './page-definition.ts';
import { printPlanner } from './print-planner/page.ts';
import { qrcodeType } from './qrcode-type/page.ts';
import { qrcodeTypes } from './qrcode-types/page.ts';
import { samplePage } from './sample-page/page.ts';
import { samples } from './samples/page.ts';
import { sectionIndex } from './section-index/page.ts';
import { solution } from './solution/page.ts';
import { solutions } from './solutions/page.ts';

/** Every page, by the name that is its folder. */
export const PAGES = {
  home,
  'print-planner': printPlanner,
  'sample-page': samplePage,
  samples,
  'qrcode-types': qrcodeTypes,
  'qrcode-type': qrcodeType,
  solutions,
  solution,
  'section-index': sectionIndex,
  'not-found': notFound,
} as const satisfies Readonly<Record<PageName, PageDefinition>>;

/** Name of a part. */
export type PartName =
  keyof typeof FRAME | { [Name in PageName]: keyof (typeof PAGES)[Name]['parts'] }[PageName];

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>(
  [FRAME, ...Object.values(PAGES).map(({ parts }) => parts)].flatMap((parts) =>
    Object.entries(parts),
  ),
);

/** A page by its name. */
export function findPageDefinition(name: PageName): PageDefinition {
  return PAGES[name];
}

/** Whether a text is the name of a part. */
export function isPartName(text: string): text is PartName {
  return PARTS.has(text);
}

/**
 * A part by its name.
 *
 * @throws Error when there is none
 */
export function findPart(name: PartName): Part {
  const part = PARTS.get(name);
  if (!part) throw new Error(`[site] No page has a part "${name}". Name one of pages/.`);
  return part;
}

/** The names of the parts of a page, by where they stand. */
export function partNamesOf(
  name: PageName,
): Readonly<Record<'above' | 'main' | 'below', readonly PartName[]>> {
  const { parts, isBare = false, endsWithStart = false } = findPageDefinition(name);
  const own = Object.keys(parts) as PartName[];
  return {
    above: isBare ? [] : ['header'],
    main: endsWithStart ? [...own, 'start'] : own,
    below: isBare ? [] : ['footer', 'notices'],
  };
}
