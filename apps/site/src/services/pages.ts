import { SECTION_IDS, type SectionId } from '@waypage/content';
import { matchPath } from 'react-router-dom';

/** A screen of the site; the name is its folder in `screens/`. */
export type ScreenName = 'home' | 'not-found';

interface RouteDefinition {
  /** Pattern of the router, without a language. Matching ignores case. */
  readonly pattern: string;
  readonly screen: ScreenName;
}

/** The routes of the specification, section 2, in the order in which they are tried. */
export const ROUTES: readonly RouteDefinition[] = [
  { pattern: '/', screen: 'home' },
  { pattern: '/s/:sectionId', screen: 'home' },
  { pattern: '/e404', screen: 'not-found' },
  { pattern: '*', screen: 'not-found' },
];

/** Address of the not-found screen; the page at every unknown address is this one. */
export const NOT_FOUND_ADDRESS = '/e404';

/** Every address that is prerendered in each language. */
export const PAGE_ADDRESSES: readonly string[] = [
  '/',
  ...SECTION_IDS.map((id) => `/s/${id}`),
  NOT_FOUND_ADDRESS,
];

/** What stands at an address. */
export interface Page {
  readonly screen: ScreenName;
  /** The address in its one true spelling, without a language. */
  readonly address: string;
  /** The address that search engines should keep; none for pages that they should not. */
  readonly canonical?: string;
  /** The section to scroll to. */
  readonly sectionId?: SectionId;
}

function findSection(id: string | undefined): SectionId | undefined {
  return SECTION_IDS.find((sectionId) => sectionId === id?.toLowerCase());
}

/**
 * Finds the page at a path without its language, whatever the case of its letters. An unknown section
 * is the home page at its top, anything else unknown the not-found screen (decisions.md, "Routes").
 */
export function findPage(path: string): Page {
  const section = matchPath('/s/:sectionId', path);
  if (section) {
    const sectionId = findSection(section.params.sectionId);
    return {
      screen: 'home',
      address: sectionId ? `/s/${sectionId}` : '/',
      canonical: '/',
      ...(sectionId && { sectionId }),
    };
  }
  const route = ROUTES.find(({ pattern }) => matchPath(pattern, path));
  if (!route || route.screen === 'not-found') {
    return { screen: 'not-found', address: NOT_FOUND_ADDRESS };
  }
  return { screen: route.screen, address: route.pattern, canonical: route.pattern };
}
