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

function simulate(query: string): string {
  return query.replace(condition, (_condition, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}

function updateRule(rule: CSSRule): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const { media } = rule;
  const original = originals.get(media) ?? media.mediaText;
  const mediaText = reduced ? simulate(original) : original;
  if (mediaText !== media.mediaText) {
    originals.set(media, original);
    media.mediaText = mediaText;
  }
}

function watchScripts(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = matchMedia(query);
    if (simulate(query) === query) return list;
    const simulated = matchMedia(simulate(query));
    Object.defineProperty(list, 'matches', {
      get: () => (reduced ? simulated : matchMedia(query)).matches,
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

export function simulateReducedMotion(isReduced: boolean): void {
  if (isReduced === reduced) return;
  reduced = isReduced;
  visitRules(updateRule);
  if (!isWatching) watchRules(updateRule);
  isWatching = true;
  dispatchMotionChange();
}
