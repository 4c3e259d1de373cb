import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath } from '@waypage/api-client';

/** Where the check of a path stands. */
export type ClaimPhase = 'idle' | 'checking' | 'unavailable' | 'failed' | 'opened' | 'blocked';

/** What a visitor has typed to claim, and what is known about it. */
export interface ClaimState {
  /** The cleaned path, as the field shows it. */
  readonly path: string;
  readonly phase: ClaimPhase;
  /** The last character that became an underscore, while the underscore is still there. */
  readonly swapped?: { readonly character: string; readonly at: number };
}

/** What can happen to a claim. */
export type ClaimEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted'; readonly text: string }
  | { readonly type: 'abandoned' }
  | { readonly type: 'settled'; readonly phase: Exclude<ClaimPhase, 'idle' | 'checking'> };

/** Nothing typed yet. */
export const EMPTY_CLAIM: ClaimState = { path: '', phase: 'idle' };

function findSwap(text: string, path: string): ClaimState['swapped'] {
  const kept = Array.from(text).slice(0, path.length);
  const at = kept.findLastIndex((character) => !/^[A-Za-z0-9_-]$/.test(character));
  const character = kept[at];
  return character === undefined ? undefined : { character, at };
}

function type(state: ClaimState, text: string): ClaimState {
  const path = cleanClaimPath(text);
  if (path === state.path && state.phase === 'idle' && !findSwap(text, path)) return state;
  const earlier = state.swapped && path.length > state.swapped.at ? state.swapped : undefined;
  const swapped = findSwap(text, path) ?? earlier;
  return { path, phase: 'idle', ...(swapped && { swapped }) };
}

function submit(state: ClaimState): ClaimState {
  return { ...state, phase: state.path === '' ? 'unavailable' : 'checking' };
}

/**
 * The rules of the claim flow (docs/product.md, section 4, "Claim flow"): typing clears any
 * error and discards a running check, an empty path is unavailable without a call, and further presses do
 * nothing while a check runs.
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
      // An answer for an older text must not touch a newer one.
      return state.phase === 'checking' ? { ...state, phase: event.phase } : state;
  }
}

/** Whether a check has ended without a way on: the path is taken, or the connection failed. */
export function isWrong({ phase }: ClaimState): boolean {
  return phase === 'unavailable' || phase === 'failed';
}

/** The status line's message, as the last part of its key. */
export type ClaimMessage = 'hint' | 'preview' | 'replaced' | 'limit' | Exclude<ClaimPhase, 'idle'>;

/** Which message the status line shows. */
export function claimMessage({ path, phase, swapped }: ClaimState): ClaimMessage {
  if (phase !== 'idle') return phase;
  if (path === '') return 'hint';
  if (swapped) return 'replaced';
  return path.length === CLAIM_PATH_MAX_LENGTH ? 'limit' : 'preview';
}
