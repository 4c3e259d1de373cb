/** How rules ask whether scripts run, and what has them answer as if none did. */
const QUERY = '(scripting: none)';
const ALWAYS = '(min-width: 0px)';

function mediaListsIn(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? mediaListsIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

/**
 * Has the style sheets of the page answer `(scripting: none)` as if scripts did not run, while those of the page
 * cannot be had: every panel, every link and what stands in for buttons is in reach then.
 */
export function answerAsWithoutScripts(isWithout: boolean): void {
  const { dataset } = document.documentElement;
  if (isWithout === (dataset['scripts'] === 'failed')) return;
  const [from, to] = isWithout ? [QUERY, ALWAYS] : [ALWAYS, QUERY];
  for (const media of [...document.styleSheets].flatMap(({ cssRules }) => mediaListsIn(cssRules))) {
    media.mediaText = media.mediaText.replaceAll(from, to);
  }
  if (isWithout) dataset['scripts'] = 'failed';
  else delete dataset['scripts'];
}
