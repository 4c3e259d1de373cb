import { formatNumber, type Locale } from '@waypage/content';
import { PLANNER_LIMITS, PRINT_RULES, withScheme } from '@waypage/content/print';
import { readNumber } from '#components/slider/log-slider.ts';
import { encodeContent, type EncodedContent } from '#features/code-content/encode-content.ts';

export interface PlannerState {
  /** In metres; not necessarily a number while it is being typed. */
  readonly distance: string;
  readonly content: string;
  readonly logo: 'none' | 'small';
  readonly dpi: number;
}

/** A logo hides modules, so that the code needs the highest error correction. */
const LEVELS = { none: PRINT_RULES.level, small: PRINT_RULES.levelWithLogo } as const;

export function initialState(content: string, locale: Locale): PlannerState {
  return {
    distance: formatNumber(PLANNER_LIMITS.distanceMetres.initial, locale, 1),
    content,
    logo: 'none',
    dpi: PLANNER_LIMITS.initialDpi,
  };
}

/** Parses a distance in metres; `undefined` if it is not a number or out of range. */
export function readDistance(typed: string): number | undefined {
  return readNumber(typed, PLANNER_LIMITS.distanceMetres);
}

/** Content of the code: trimmed, and a URL with its scheme, so that the code is the same as that of the print kit. */
export function contentOf({ content }: Pick<PlannerState, 'content'>): string {
  return withScheme(content.trim());
}

export function codeOf(state: PlannerState): EncodedContent {
  return encodeContent(contentOf(state), LEVELS[state.logo]);
}

export const QUERY_NAMES = ['distance', 'content', 'logo', 'dpi'] as const;

export function toQuery(state: PlannerState, initial: PlannerState): string {
  const query = new URLSearchParams();
  for (const key of QUERY_NAMES) {
    if (state[key] !== initial[key]) query.set(key, String(state[key]));
  }
  return query.toString();
}

/** Parses a query string; missing and invalid values are those of the initial state. */
export function fromQuery(search: string, initial: PlannerState): PlannerState {
  const query = new URLSearchParams(search);
  const distance = query.get('distance') ?? '';
  const logo = query.get('logo');
  return {
    distance: readDistance(distance) === undefined ? initial.distance : distance,
    content: query.get('content') ?? initial.content,
    logo: logo === 'none' || logo === 'small' ? logo : initial.logo,
    dpi: PLANNER_LIMITS.dpi.find((dpi) => String(dpi) === query.get('dpi')) ?? initial.dpi,
  };
}
