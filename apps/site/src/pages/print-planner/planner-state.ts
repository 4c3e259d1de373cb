import { formatNumber, type Locale } from '@waypage/content';
import { PLANNER_LIMITS, PRINT_RULES, withScheme } from '@waypage/content/print';
import { encodeQr } from '@waypage/ui/qr-code';
import { plainNumber } from '#services/clean-text.ts';

const { min, max } = PLANNER_LIMITS.distanceMetres;

/** Equal steps are equal factors, because near prints need a finer choice. */
export const SLIDER_STEPS = 100;

/** In metres, to a tenth. */
export function distanceAtStep(step: number): number {
  return Math.round(min * (max / min) ** (step / SLIDER_STEPS) * 10) / 10;
}

export function stepAtDistance(metres: number): number {
  return Math.round((Math.log(metres / min) / Math.log(max / min)) * SLIDER_STEPS);
}

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
  const text = plainNumber(typed).replace(',', '.');
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(text)) return undefined;
  const metres = Number(text);
  const { min, max } = PLANNER_LIMITS.distanceMetres;
  return metres >= min && metres <= max ? metres : undefined;
}

export type PlannerCode =
  | { readonly path: string; readonly size: number; readonly problem?: undefined }
  | { readonly problem: 'empty' | 'tooLong' };

/** Content of the code: trimmed, and a URL with its scheme, so that the code is the same as that of the print kit. */
export function contentOf({ content }: Pick<PlannerState, 'content'>): string {
  return withScheme(content.trim());
}

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
  const dpi = PLANNER_LIMITS.dpi.find((known) => String(known) === query.get('dpi'));
  return {
    distance: readDistance(distance) === undefined ? initial.distance : distance,
    content: query.get('content') ?? initial.content,
    logo: logo === 'none' || logo === 'small' ? logo : initial.logo,
    dpi: dpi ?? initial.dpi,
  };
}
