import { visitRules, watchRules } from './watch-rules.ts';

/** Pseudo-classes by the name of the state in "All variants". */
export const FORCED_STATES = {
  hover: 'hover',
  focus: 'focus-visible focus-within',
  pressed: 'hover active',
} as const;

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within)(?![\w-])/g;

/** Makes a selector also match inside an element whose `data-forced` lists the pseudo-class, with the same specificity. */
export const withForced = (selector: string): string =>
  selector.includes('data-forced')
    ? selector
    : selector.replace(PSEUDO_CLASS, ":is(:$1, [data-forced~='$1'] *)");

function force(rule: CSSRule): void {
  if (!(rule instanceof CSSStyleRule)) return;
  const selector = withForced(rule.selectorText);
  if (selector !== rule.selectorText) rule.selectorText = selector;
}

let isWatching = false;

/** Enables `data-forced` for all current and future rules of the document. */
export function forceStates(): void {
  if (isWatching) return;
  isWatching = true;
  visitRules(force);
  watchRules(force);
}
