import {
  findSection,
  PAGE_TYPE_IDS,
  SAMPLE_PATHS,
  SECTION_IDS,
  SOLUTION_IDS,
  type SectionId,
} from '@waypage/content';
import { matchPath } from 'react-router-dom';

/** A page of the site; the name is its folder in `pages/`. */
export type PageName =
  | 'home'
  | 'print-planner'
  | 'sample-page'
  | 'samples'
  | 'section-index'
  | 'qrcode-types'
  | 'qrcode-type'
  | 'solutions'
  | 'solution'
  | 'not-found';

interface RouteDefinition {
  /** Pattern of the router, without a language. Matching ignores case. */
  readonly pattern: string;
  readonly screen: PageName;
}

/** The routes of docs/product.md, section 2, in the order in which they are tried. */
export const ROUTES: readonly RouteDefinition[] = [
  { pattern: '/', screen: 'home' },
  { pattern: '/s/:sectionId', screen: 'home' },
  { pattern: '/s', screen: 'section-index' },
  { pattern: '/qrcode-types', screen: 'qrcode-types' },
  { pattern: '/qrcode-types/:targetId', screen: 'qrcode-type' },
  { pattern: '/samples', screen: 'samples' },
  { pattern: '/solutions', screen: 'solutions' },
  { pattern: '/solutions/:id', screen: 'solution' },
  { pattern: '/print-planner', screen: 'print-planner' },
  { pattern: '/sample/:qrType/:templateId', screen: 'sample-page' },
  { pattern: '/e404', screen: 'not-found' },
  { pattern: '*', screen: 'not-found' },
];

/** Address of the not-found screen; the page at every unknown address is this one. */
export const NOT_FOUND_ADDRESS = '/e404';

/** Every address that is prerendered in each language. */
export const PAGE_ADDRESSES: readonly string[] = [
  '/',
  ...SECTION_IDS.map((id) => `/s/${id}`),
  '/s',
  '/samples',
  '/qrcode-types',
  ...PAGE_TYPE_IDS.map((id) => `/qrcode-types/${id}`),
  '/solutions',
  ...SOLUTION_IDS.map((id) => `/solutions/${id}`),
  '/print-planner',
  ...SAMPLE_PATHS.map((path) => `/sample/${path}`),
  NOT_FOUND_ADDRESS,
];

/** What stands at an address. */
export interface Page {
  readonly screen: PageName;
  /** The address in its one true spelling, without a language. */
  readonly address: string;
  /** The address that search engines should keep; none for pages that they should not. */
  readonly canonical?: string;
  /** The section to scroll to. */
  readonly sectionId?: SectionId;
  /** What the page is about, where a screen shows one of many: a kind of code, a solution, a sample. */
  readonly id?: string;
}

const NOT_FOUND: Page = { screen: 'not-found', address: NOT_FOUND_ADDRESS };

function sectionPage(id: string): Page {
  const sectionId = findSection(id);
  return {
    screen: 'home',
    address: sectionId ? `/s/${sectionId}` : '/',
    canonical: '/',
    ...(sectionId && { sectionId }),
  };
}

/** A page of one of many, at the folder of them all. */
function detailPage(
  screen: 'qrcode-type' | 'solution',
  folder: string,
  ids: readonly string[],
  wanted = '',
): Page {
  const id = ids.find((known) => known === wanted.toLowerCase());
  if (id === undefined) return NOT_FOUND;
  const address = `${folder}/${id}`;
  return { screen, address, canonical: address, id };
}

function samplePage(qrType: string, templateId: string): Page {
  const wanted = `${qrType}/${templateId}`.toLowerCase();
  const path = SAMPLE_PATHS.find((known) => known === wanted);
  const [, id] = path?.split('/') ?? [];
  return path !== undefined && id !== undefined
    ? { screen: 'sample-page', address: `/sample/${path}`, id }
    : NOT_FOUND;
}

/**
 * Finds the page at a path without its language, whatever the case of its letters. An unknown section
 * is the home page at its top, anything else unknown the not-found screen (docs/product.md, section 2, "Routes").
 */
export function findPage(path: string): Page {
  const section = matchPath('/s/:sectionId', path);
  if (section) return sectionPage(section.params.sectionId ?? '');
  const type = matchPath('/qrcode-types/:targetId', path)?.params;
  if (type) return detailPage('qrcode-type', '/qrcode-types', PAGE_TYPE_IDS, type.targetId);
  const solution = matchPath('/solutions/:id', path)?.params;
  if (solution) return detailPage('solution', '/solutions', SOLUTION_IDS, solution.id);
  const sample = matchPath('/sample/:qrType/:templateId', path)?.params;
  if (sample) return samplePage(sample.qrType ?? '', sample.templateId ?? '');
  const route = ROUTES.find(({ pattern }) => matchPath(pattern, path));
  if (!route || route.screen === 'not-found') return NOT_FOUND;
  return { screen: route.screen, address: route.pattern, canonical: route.pattern };
}
