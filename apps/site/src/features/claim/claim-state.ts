import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath } from '@waypage/api-client';
import type { ClaimTabResult } from './claim-tab.ts';

export type ClaimPhase = 'idle' | 'checking' | 'unavailable' | 'failed' | ClaimTabResult;

export interface ClaimState {
  readonly path: string;
  readonly phase: ClaimPhase;
  /** Characters that were replaced by underscores which are still in the path, in their order. */
  readonly swapped: readonly Swap[];
  /** Number of characters removed at the end because of the maximum length. */
  readonly cut: number;
}

interface Swap {
  readonly character: string;
  readonly at: number;
}

export type ClaimEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted'; readonly text: string }
  | { readonly type: 'abandoned' }
  | { readonly type: 'settled'; readonly phase: Exclude<ClaimPhase, 'idle' | 'checking'> };

export const EMPTY_CLAIM: ClaimState = { path: '', phase: 'idle', swapped: [], cut: 0 };

function keepSwaps({ path: before, swapped }: ClaimState, path: string): readonly Swap[] {
  const grown = path.length - before.length;
  const same = Array.from(path).findIndex((character, index) => character !== before[index]);
  const start = same < 0 ? path.length : same;
  return swapped
    .filter(({ at }) => at < start || at >= start - grown)
    .map(({ character, at }) => ({ character, at: at < start ? at : at + grown }))
    .filter(({ at }) => path[at] === '_');
}

function type(state: ClaimState, text: string): ClaimState {
  const path = cleanClaimPath(text);
  const characters = path === '' ? [] : Array.from(text.replace(/\p{Cf}/gu, ''));
  const found = characters
    .slice(0, path.length)
    .flatMap((character, at) => (/^[\w-]$/.test(character) ? [] : [{ character, at }]));
  const cut = characters.length - path.length;
  if (path === state.path && state.phase === 'idle' && found.length === 0 && cut === state.cut) {
    return state;
  }
  const kept = keepSwaps(state, path).filter(({ at }) => !found.some((swap) => swap.at === at));
  const swapped = [...kept, ...found].sort((a, b) => a.at - b.at);
  return { path, phase: 'idle', swapped, cut };
}

function submit(state: ClaimState): ClaimState {
  return { ...state, phase: state.path === '' ? 'unavailable' : 'checking' };
}

/**
 * Reducer of the claim flow (docs/product.md, section 4, "Claim flow"): typing clears errors and cancels a running
 * check, an empty path is unavailable without a call, and submits during a check have no effect.
 */
export function claimReducer(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'typed':
      return type(state, event.text);
    case 'submitted':
      return state.phase === 'checking' ? state : submit(type(state, event.text));
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

export function claimMessage({ path, phase, swapped, cut }: ClaimState): ClaimMessage {
  if (phase !== 'idle') return phase;
  if (path === '') return 'hint';
  if (swapped.length > 0 || cut > 0) return 'changed';
  return path.length === CLAIM_PATH_MAX_LENGTH ? 'limit' : 'preview';
}
