import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath } from '@waypage/api-client';
import type { ClaimTabResult } from './claim-tab.ts';

export type ClaimPhase = 'idle' | 'checking' | 'unavailable' | 'failed' | ClaimTabResult;

export interface ClaimState {
  readonly path: string;
  readonly phase: ClaimPhase;
  /** Characters that were replaced by underscores which are still in the path, in their order. */
  readonly replacements: readonly Replacement[];
  /** Number of characters removed at the end because of the maximum length. */
  readonly truncatedCount: number;
}

interface Replacement {
  readonly character: string;
  readonly at: number;
}

export type ClaimEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted'; readonly text: string }
  | { readonly type: 'abandoned' }
  | { readonly type: 'settled'; readonly phase: Exclude<ClaimPhase, 'idle' | 'checking'> };

export const EMPTY_CLAIM: ClaimState = {
  path: '',
  phase: 'idle',
  replacements: [],
  truncatedCount: 0,
};

function shiftReplacements(
  { path: before, replacements }: ClaimState,
  path: string,
): readonly Replacement[] {
  const grown = path.length - before.length;
  const same = Array.from(path).findIndex((character, index) => character !== before[index]);
  const start = same < 0 ? path.length : same;
  return replacements
    .filter(({ at }) => at < start || at >= start - grown)
    .map(({ character, at }) => ({ character, at: at < start ? at : at + grown }))
    .filter(({ at }) => path[at] === '_');
}

function applyTyping(state: ClaimState, text: string): ClaimState {
  const path = cleanClaimPath(text);
  const characters = path === '' ? [] : Array.from(text.replace(/\p{Cf}/gu, ''));
  const found = characters
    .slice(0, path.length)
    .flatMap((character, at) => (/^[\w-]$/.test(character) ? [] : [{ character, at }]));
  const truncatedCount = characters.length - path.length;
  if (
    path === state.path &&
    state.phase === 'idle' &&
    found.length === 0 &&
    truncatedCount === state.truncatedCount
  ) {
    return state;
  }
  const remaining = shiftReplacements(state, path).filter(
    ({ at }) => !found.some((swap) => swap.at === at),
  );
  const replacements = [...remaining, ...found].sort((a, b) => a.at - b.at);
  return { path, phase: 'idle', replacements, truncatedCount };
}

function startCheck(state: ClaimState): ClaimState {
  return { ...state, phase: state.path === '' ? 'unavailable' : 'checking' };
}

/**
 * Reducer of the claim flow (docs/product.md, section 4, "Claim flow"): typing clears errors and cancels a running
 * check, an empty path is unavailable without a call, and submits during a check have no effect.
 */
export function claimReducer(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'typed':
      return applyTyping(state, event.text);
    case 'submitted':
      return state.phase === 'checking' ? state : startCheck(applyTyping(state, event.text));
    case 'abandoned':
      return state.phase === 'checking' ? { ...state, phase: 'idle' } : state;
    case 'settled':
      // Typing has ended the check: its result is for an older path.
      return state.phase === 'checking' ? { ...state, phase: event.phase } : state;
  }
}

export function isWrong({ phase }: ClaimState): boolean {
  return phase === 'unavailable' || phase === 'failed';
}

export type ClaimMessage = 'hint' | 'preview' | 'changed' | 'limit' | Exclude<ClaimPhase, 'idle'>;

export function claimMessage({
  path,
  phase,
  replacements,
  truncatedCount,
}: ClaimState): ClaimMessage {
  if (phase !== 'idle') return phase;
  if (path === '') return 'hint';
  if (replacements.length > 0 || truncatedCount > 0) return 'changed';
  return path.length === CLAIM_PATH_MAX_LENGTH ? 'limit' : 'preview';
}
