import { formatNumber, type Locale } from '@waypage/content';
import { withScheme } from '@waypage/codes';
import { PRINT_RULES } from '@waypage/codes/print';
import { readNumber } from '#components/slider/log-slider.ts';
import { encodeContent, type EncodedContent } from '#features/code-content/encode-content.ts';
import type { QueryParameters } from '#features/query-state/useQueryState.ts';

/** Inputs of the planner (docs/design.md, section 11, "Planner"). */
export const PLANNER_LIMITS = {
  distanceM: { min: 0.2, max: 10, initial: 1 },
  dpi: [150, 300, 600],
  initialDpi: 300,
} as const;

export interface PlannerState {
  /** In meters; not necessarily a number while it is being typed. */
  readonly distance: string;
  readonly content: string;
  readonly logo: 'none' | 'small';
  readonly dpi: number;
}

/** A logo hides modules, so that the code needs the highest error correction. */
const LEVELS = { none: PRINT_RULES.level, small: PRINT_RULES.levelWithLogo } as const;

export function initialState(content: string, locale: Locale): PlannerState {
  return {
    distance: formatNumber(PLANNER_LIMITS.distanceM.initial, locale, 1),
    content,
    logo: 'none',
    dpi: PLANNER_LIMITS.initialDpi,
  };
}

/** Parses a distance in meters; `undefined` if it is not a number or out of range. */
export function readDistance(typed: string): number | undefined {
  return readNumber(typed, PLANNER_LIMITS.distanceM);
}

/** Content of the code: trimmed, and a URL with its scheme, so that the code is the same as that of the print kit. */
export function contentOf({ content }: Pick<PlannerState, 'content'>): string {
  return withScheme(content.trim());
}

export function codeOf(state: PlannerState): EncodedContent {
  return encodeContent(contentOf(state), LEVELS[state.logo]);
}

export const QUERY_PARAMETERS: QueryParameters<PlannerState> = {
  distance: {
    name: 'distance',
    read: ([typed = '']) => (readDistance(typed) === undefined ? undefined : typed),
  },
  content: { name: 'content', read: ([content]) => content },
  logo: {
    name: 'logo',
    read: ([logo]) => (logo === 'none' || logo === 'small' ? logo : undefined),
  },
  dpi: { name: 'dpi', read: ([typed]) => PLANNER_LIMITS.dpi.find((dpi) => String(dpi) === typed) },
};
