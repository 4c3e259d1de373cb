/**
 * Simulates a preference for reduced motion without changing the kit: the kit's own rules for that preference apply,
 * not a sheet that disables all animations.
 *
 * In style sheets the condition `(prefers-reduced-motion: …)` is replaced by one that always or never matches; scripts
 * receive the same result from `matchMedia`, and a `change` event when it changes.
 */
const condition = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;

let reduced = false;
const originals = new WeakMap<MediaList, string>();
const lists = new Set<WeakRef<MediaQueryList>>();

function answered(query: string): string {
  return query.replace(condition, (_condition, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}

function answerRule(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const { media } = rule;
    const original = originals.get(media) ?? media.mediaText;
    const wanted = reduced ? answered(original) : original;
    if (wanted !== media.mediaText) {
      originals.set(media, original);
      media.mediaText = wanted;
    }
  }
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) answerRule(inner);
}

function answerSheets(): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) answerRule(rule);
}

function watchSheets(): void {
  new MutationObserver(() => {
    if (reduced) answerSheets();
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // In the built Storybook styled-components adds rules without changing the document.
  const insert = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')
    ?.value as CSSStyleSheet['insertRule'];
  CSSStyleSheet.prototype.insertRule = function insertRule(...args) {
    const index = insert.apply(this, args);
    const rule = this.cssRules[index];
    if (reduced && rule) answerRule(rule);
    return index;
  };
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

watchSheets();
watchScripts();

export function stillMotion(wanted: boolean): void {
  if (wanted === reduced) return;
  reduced = wanted;
  answerSheets();
  dispatchMotionChange();
}
