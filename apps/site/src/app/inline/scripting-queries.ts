/** Matches in every window. */
const ALWAYS = '(min-width:0)';

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRulesIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

/**
 * Has the style sheets of the page answer `(scripting: none)` as if scripts did not run, for when those of the page
 * cannot be had: every panel, every link and what stands in for buttons is in reach then.
 *
 * @returns takes it back
 */
export function answerAsWithoutScripts(): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules));
  const undo = rules.map(({ media }) => {
    const { mediaText } = media;
    const changed = mediaText.replaceAll(/\(scripting: ?none\)/g, ALWAYS);
    if (changed !== mediaText) media.mediaText = changed;
    return () => {
      if (changed !== mediaText) media.mediaText = mediaText;
    };
  });
  document.documentElement.dataset['scripts'] = 'failed';
  return () => {
    for (const takeBack of undo) takeBack();
    delete document.documentElement.dataset['scripts'];
  };
}
