/** How rules ask whether scripts run, and what has them answer as if none did. */
const QUERY = '(scripting: none)';
const ALWAYS = '(min-width: 0px)';

/** Rules of a style sheet; none where it belongs to another origin (an extension's, say), whose rules nobody may read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // The rules of another origin are unreadable.
    return [];
  }
}

function mediaListsIn(rules: Iterable<CSSRule>): MediaList[] {
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
  for (const media of [...document.styleSheets].map(rulesOf).flatMap(mediaListsIn)) {
    media.mediaText = media.mediaText.replaceAll(from, to);
  }
  if (isWithout) dataset['scripts'] = 'failed';
  else delete dataset['scripts'];
}
