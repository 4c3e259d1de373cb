import { visitRules, watchRules } from './watch-rules.ts';

/**
 * Simulates a preference for reduced motion without changing the kit: the kit's own rules for that preference apply,
 * not a sheet that disables all animations.
 *
 * In style sheets the condition `(prefers-reduced-motion: …)` is replaced by one that always or never matches; scripts
 * receive the same result from `matchMedia`, and a `change` event when it changes.
 */
const condition = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;

let reduced = false;
let isWatching = false;
const originals = new WeakMap<MediaList, string>();
const lists = new Set<WeakRef<MediaQueryList>>();

function answered(query: string): string {
  return query.replace(condition, (_condition, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}

function answerRule(rule: CSSRule): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const { media } = rule;
  const original = originals.get(media) ?? media.mediaText;
  const wanted = reduced ? answered(original) : original;
  if (wanted !== media.mediaText) {
    originals.set(media, original);
    media.mediaText = wanted;
  }
}

function watchScripts(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = ask(query);
    if (answered(query) === query) return list;
    const stilled = ask(answered(query));
    Object.defineProperty(list, 'matches', {
      get: () => (reduced ? stilled : ask(query)).matches,
    });
    lists.add(new WeakRef(list));
    return list;
  };
}

function dispatchMotionChange(): void {
  for (const reference of lists) {
    const list = reference.deref();
    if (!list) lists.delete(reference);
    else {
      const { matches, media } = list;
      list.dispatchEvent(new MediaQueryListEvent('change', { matches, media }));
    }
  }
}

watchScripts();

export function stillMotion(wanted: boolean): void {
  if (wanted === reduced) return;
  reduced = wanted;
  visitRules(answerRule);
  if (!isWatching) watchRules(answerRule);
  isWatching = true;
  dispatchMotionChange();
}
