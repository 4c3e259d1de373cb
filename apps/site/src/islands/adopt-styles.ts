import { __PRIVATE__ } from 'styled-components';

/** The ids of the kit's and the site's components end in a number; what they are styled with does not. */
const COMPONENT_ID = /^(?:wp|s)-\w+-\d+$/;

/**
 * Tells styled-components which rules the document has already, so that it does not make them again.
 *
 * Its own way is markers in the style element, which cost 1 kB of the home page's HTML, and it inserts each
 * of their rules anew before the first one is used. What the markers say stands in the classes of the
 * elements as well (docs/decisions/0018-styles-known-by-their-classes.md).
 *
 * @param root what is about to be hydrated; the islands in it are left out: their styles may not be here yet
 */
export function adoptStyles(root: Element): void {
  const seen = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
    node !== root && (node as Element).hasAttribute('data-island')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const classes = (node as Element).getAttribute('class');
    if (!classes || seen.has(classes)) continue;
    seen.add(classes);
    for (const [id, name] of readStyledClasses(classes)) {
      __PRIVATE__.mainSheet.registerName(id, name);
    }
  }
}

/**
 * The component ids in a `class` attribute, each with the class that its styles have. A component that
 * extends another has both ids before both classes.
 */
export function readStyledClasses(classes: string): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  let ids: string[] = [];
  let names: string[] = [];
  const settle = () => {
    // With a class too few or too many nobody knows whose is whose.
    if (ids.length === names.length) {
      ids.forEach((id, index) => pairs.push([id, names[index] ?? '']));
    }
    ids = [];
    names = [];
  };
  for (const token of classes.split(' ')) {
    if (!COMPONENT_ID.test(token)) names.push(token);
    else {
      if (names.length > 0) settle();
      ids.push(token);
    }
  }
  settle();
  return pairs;
}
