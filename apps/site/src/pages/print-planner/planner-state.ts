import { formatNumber, type Locale } from '@waypage/content';
import { PLANNER_LIMITS, PRINT_RULES, withScheme } from '@waypage/content/print';
import { encodeQr } from '@waypage/ui/qr-code';
import { plainNumber } from '#services/plain-number.ts';

/** What the planner is asked, as it was typed. */
export interface PlannerState {
  /** In metres; may be no number while it is being typed. */
  readonly distance: string;
  readonly content: string;
  readonly logo: 'none' | 'small';
  readonly dpi: number;
}

/** A logo hides modules, so that the code needs the highest error correction. */
const LEVELS = { none: PRINT_RULES.level, small: PRINT_RULES.levelWithLogo } as const;

/** The state before anything is asked. */
export function initialState(content: string, locale: Locale): PlannerState {
  return {
    distance: formatNumber(PLANNER_LIMITS.distanceMetres.initial, locale, 1),
    content,
    logo: 'none',
    dpi: PLANNER_LIMITS.initialDpi,
  };
}

/** The distance in metres; `undefined` when what was typed is none, or out of the planner's range. */
export function readDistance(typed: string): number | undefined {
  const text = plainNumber(typed).replace(',', '.');
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(text)) return undefined;
  const metres = Number(text);
  const { min, max } = PLANNER_LIMITS.distanceMetres;
  return metres >= min && metres <= max ? metres : undefined;
}

/** A code to print, or why there is none. */
export type PlannerCode =
  | { readonly path: string; readonly size: number; readonly problem?: undefined }
  | { readonly problem: 'empty' | 'tooLong' };

/**
 * What the code holds: what was typed without blanks around it, a URL with its scheme, so that the code is the one that the
 * print kit prints.
 */
export function contentOf({ content }: Pick<PlannerState, 'content'>): string {
  return withScheme(content.trim());
}

/** Encodes what the code is to hold. */
export function encodeContent(state: PlannerState): PlannerCode {
  const content = contentOf(state);
  if (content === '') return { problem: 'empty' };
  try {
    return encodeQr(content, { level: LEVELS[state.logo] });
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'tooLong' };
    throw error;
  }
}

/** Parameters of the query that are the planner's. */
export const QUERY_NAMES = ['distance', 'content', 'logo', 'dpi'] as const;

/** Writes the state as the query of a URL, without what is as it was at first. */
export function toQuery(state: PlannerState, initial: PlannerState): string {
  const query = new URLSearchParams();
  for (const key of QUERY_NAMES) {
    if (state[key] !== initial[key]) query.set(key, String(state[key]));
  }
  return query.toString();
}

/** Reads the state from the query of a URL; what is missing or makes no sense is as it was at first. */
export function fromQuery(search: string, initial: PlannerState): PlannerState {
  const query = new URLSearchParams(search);
  const distance = query.get('distance') ?? '';
  const logo = query.get('logo');
  const dpi = PLANNER_LIMITS.dpi.find((known) => String(known) === query.get('dpi'));
  return {
    distance: readDistance(distance) === undefined ? initial.distance : distance,
    content: query.get('content') ?? initial.content,
    logo: logo === 'none' || logo === 'small' ? logo : initial.logo,
    dpi: dpi ?? initial.dpi,
  };
}
