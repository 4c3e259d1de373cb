type Visit = (rule: CSSRule) => void;

function visitRule(rule: CSSRule, visit: Visit): void {
  visit(rule);
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) visitRule(inner, visit);
}

/** Visits all rules of the document, also nested ones. */
export function visitRules(visit: Visit): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) visitRule(rule, visit);
  }
}

/** Visits future rules of the document; after a change of the DOM, all rules. */
export function watchRules(visit: Visit): void {
  new MutationObserver(() => visitRules(visit)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  // In the built Storybook styled-components adds rules without changing the document.
  const insert = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')
    ?.value as CSSStyleSheet['insertRule'];
  CSSStyleSheet.prototype.insertRule = function insertRule(...args) {
    const index = insert.apply(this, args);
    const rule = this.cssRules[index];
    if (rule) visitRule(rule, visit);
    return index;
  };
}
