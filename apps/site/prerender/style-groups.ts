/** Where styled-components ends a rule, and how it names the component that the rules before belong to. */
export const END_OF_RULE = '/*!sc*/';
const MARKER = /^\s*data-styled\.g(\d+)\[/;
const CLASS = /\.([a-z][\w-]*)/gi;

/** The rules that server-side sheets have collected, each with the number that gives its order. */
function readRules(...sheets: readonly string[]): Map<string, number> {
  const rules = new Map<string, number>();
  for (const sheet of sheets) {
    let open: string[] = [];
    for (const part of sheet.split(END_OF_RULE)) {
      const group = MARKER.exec(part)?.[1];
      if (group === undefined) {
        open.push(part.trim());
      } else {
        for (const rule of open) rules.set(rule, Number(group));
        open = [];
      }
    }
  }
  return new Map([...rules].sort(([, one], [, other]) => one - other));
}

/** What a server-side sheet has collected, as the text of a style sheet of its own. */
export function sheetText(styles: string): string {
  return [...readRules(styles).keys()].join('');
}

/** The classes of every element in HTML that was rendered, element by element. */
export function classLists(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' '));
}

/**
 * A sheet that follows another one later on the page: what the first does not have, and of the first what has to come
 * after that on some element, because the rules of both are of the same weight there.
 *
 * @param classLists the classes of every element of the pages that the two are for
 */
export function laterSheetText(
  first: string,
  later: string,
  classLists: Iterable<readonly string[]>,
): string {
  const isFirst = readRules(first);
  // Where both have rules of a component, the later has them whole and so in their order.
  const rules = [...readRules(later, first).keys()];
  const isKept = rules.map((rule) => !isFirst.has(rule));
  const meetings = rulesThatMeet(rules, classLists);
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const meeting of meetings) {
      const kept = meeting.findIndex((rule) => isKept[rule]);
      for (const rule of kept === -1 ? [] : meeting.slice(kept)) {
        if (isKept[rule]) continue;
        isKept[rule] = true;
        isSettled = false;
      }
    }
  }
  return rules.filter((_, rule) => isKept[rule]).join('');
}

/** The places of the rules that may style the same element, in their order. */
function rulesThatMeet(
  rules: readonly string[],
  classLists: Iterable<readonly string[]>,
): readonly (readonly number[])[] {
  const rulesOf = new Map<string, number[]>();
  rules.forEach((rule, place) => {
    for (const [, name = ''] of rule.matchAll(CLASS)) {
      rulesOf.set(name, [...(rulesOf.get(name) ?? []), place]);
    }
  });
  const meetings = new Map<string, readonly number[]>();
  for (const classes of classLists) {
    const places = new Set(classes.flatMap((name) => rulesOf.get(name) ?? []));
    const meeting = [...places].sort((one, other) => one - other);
    meetings.set(meeting.join(), meeting);
  }
  return [...meetings.values()];
}
