import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath } from '@waypage/api-client';

/** Where the check of a path stands. */
export type ClaimPhase = 'idle' | 'checking' | 'unavailable' | 'failed' | 'opened' | 'blocked';

/** What a visitor has typed to claim, and what is known about it. */
export interface ClaimState {
  /** The cleaned path, as the field shows it. */
  readonly path: string;
  readonly phase: ClaimPhase;
  /** The characters that became underscores, as long as the underscores are still there; in their order. */
  readonly swapped: readonly Swap[];
  /** How many characters were left off at the end, because the path is full. */
  readonly cut: number;
}

/** A character that became an underscore, and where in the path. */
interface Swap {
  readonly character: string;
  readonly at: number;
}

/** What can happen to a claim. */
export type ClaimEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted'; readonly text: string }
  | { readonly type: 'abandoned' }
  | { readonly type: 'settled'; readonly phase: Exclude<ClaimPhase, 'idle' | 'checking'> };

/** Nothing typed yet. */
export const EMPTY_CLAIM: ClaimState = { path: '', phase: 'idle', swapped: [], cut: 0 };

/** The swaps of an earlier path that a later one still has, at their places in it. */
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
 * The rules of the claim flow (docs/product.md, section 4, "Claim flow"): typing clears any
 * error and discards a running check, an empty path is unavailable without a call, and further clicks do
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
export type ClaimMessage = 'hint' | 'preview' | 'changed' | 'limit' | Exclude<ClaimPhase, 'idle'>;

/** Which message the status line shows. */
export function claimMessage({ path, phase, swapped, cut }: ClaimState): ClaimMessage {
  if (phase !== 'idle') return phase;
  if (path === '') return 'hint';
  if (swapped.length > 0 || cut > 0) return 'changed';
  return path.length === CLAIM_PATH_MAX_LENGTH ? 'limit' : 'preview';
}
