/** Where styled-components ends a rule, and how it names the group that the rules before belong to. */
const END_OF_RULE = '/*!sc*/';
const MARKER = /^\s*data-styled\.g(\d+)\[/;

/** The rules of each component, by the number that gives their order. */
function readGroups(styles: string): Map<number, string> {
  const groups = new Map<number, string>();
  let rules = '';
  for (const part of styles.split(END_OF_RULE)) {
    const group = MARKER.exec(part)?.[1];
    if (group === undefined) {
      rules += part.trim();
    } else {
      groups.set(Number(group), rules);
      rules = '';
    }
  }
  return groups;
}

/**
 * Joins the styles that two server-side sheets have collected, each component once and in the order of a single sheet,
 * as the text of a style sheet of its own.
 */
export function joinStyles(...sheets: readonly string[]): string {
  const groups = new Map(sheets.flatMap((sheet) => [...readGroups(sheet)]));
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([, rules]) => rules)
    .join('');
}
