import { END_OF_RULE } from './style-groups.ts';

const ATTRIBUTE = /\[(data-[a-z-]+)(?:=(["']?)([^"'\]]*)\2)?\]/g;
/** `:not(…)`, `:is(…)` and the like, in which brackets are nested once at most. */
const FUNCTIONS = /:[a-z-]+\((?:[^()]|\([^()]*\))*\)/g;
const SET_BY_SCRIPT = /\bdataset\.(\w+)/g;

/**
 * A server-side sheet without the rules that no element of its pages can have as the pages are written: those of
 * states that only the application brings about, such as a button that is busy, and the animations of such states
 * alone. They may come with a later sheet.
 *
 * @param sheet what styled-components has collected
 * @param bodies the HTML of the pages
 * @param scripts what runs before the application and may set data attributes, minified
 */
export function withoutLaterStates(
  sheet: string,
  bodies: readonly string[],
  scripts: string,
): string {
  const attributes = readAttributes(bodies, scripts);
  const rules = sheet.split(END_OF_RULE);
  const now = rules.filter((rule) => !isLater(rule, attributes));
  const styles = now.filter((rule) => keyframesName(rule) === undefined).join('');
  return now
    .filter((rule) => {
      const name = keyframesName(rule);
      return name === undefined || styles.includes(name);
    })
    .join(END_OF_RULE);
}

interface Attributes {
  /** `data-size` and `data-size=sm` of each that an element has. */
  readonly written: ReadonlySet<string>;
  /** `data-lazy` of each that a script may give any value. */
  readonly scripted: ReadonlySet<string>;
}

function readAttributes(bodies: readonly string[], scripts: string): Attributes {
  const written = new Set<string>();
  for (const body of bodies) {
    for (const [, name = '', value = ''] of body.matchAll(/\s(data-[a-z-]+)="([^"]*)"/g)) {
      written.add(name).add(`${name}=${value}`);
    }
  }
  const scripted = new Set<string>();
  for (const [, key = ''] of scripts.matchAll(SET_BY_SCRIPT)) {
    scripted.add(`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
  return { written, scripted };
}

const keyframesName = (rule: string) => /^\s*@keyframes\s+([\w-]+)/.exec(rule)?.[1];

function isLater(rule: string, { written, scripted }: Attributes): boolean {
  if (keyframesName(rule) !== undefined) return false;
  const selectors = readSelectors(rule);
  return (
    selectors.length > 0 &&
    selectors.every((selector) =>
      [...selector.matchAll(ATTRIBUTE)].some(
        ([, name = '', , value]) =>
          !scripted.has(name) && !written.has(value === undefined ? name : `${name}=${value}`),
      ),
    )
  );
}

/** What the declarations of a rule are for, without what stands in functions. */
function readSelectors(rule: string): readonly string[] {
  return [...rule.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = '']) =>
    list.replace(FUNCTIONS, '').split(','),
  );
}
