// Bundlers replace the expression, and drop the text of the warnings from a production build.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// oxlint-disable-next-line waypage/no-environment -- the name that bundlers know, read here only
const isProduction = process.env.NODE_ENV === 'production';

const warned = new Set<string>();

/** Warns a developer once about misuse of a component; never in production. */
export function warnOnce(message: string): void {
  if (isProduction || warned.has(message)) return;
  warned.add(message);
  console.warn(`[@waypage/ui] ${message}`);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || value === '';

export function warnMissing(component: string, texts: Readonly<Record<string, unknown>>): void {
  if (isProduction) return;
  for (const [name, value] of Object.entries(texts)) {
    if (isEmpty(value)) {
      warnOnce(
        `<${component}> got no ${name}, so a screen reader has nothing to say there. Pass one.`,
      );
    }
  }
}

/** Warns about a link or button that has neither content nor a name, and about a link without a target. */
export function warnEmpty(
  component: string,
  props: Readonly<Record<string, unknown>>,
  isLink = false,
): void {
  if (isProduction) return;
  const { children } = props;
  const hasName = ['aria-label', 'aria-labelledby', 'title'].some((name) => !isEmpty(props[name]));
  if (!hasName && (isEmpty(children) || (Array.isArray(children) && children.every(isEmpty)))) {
    warnOnce(
      `<${component}> is empty, so nobody learns what it does. Pass children or aria-label.`,
    );
  }
  if (isLink && isEmpty(props['href'])) {
    warnOnce(`<${component}> got no href, so the keyboard cannot reach it. Pass one, or render.`);
  }
}

/** Warns about an element in `render` whose content is ignored, as the component has its own. */
export function warnUnusedProps(
  props: Readonly<Record<string, unknown>>,
  element: Readonly<Record<string, unknown>>,
): void {
  if (isProduction) return;
  if (props['children'] !== undefined && element['children'] !== undefined) {
    warnOnce(
      'An element given to render has content, but so has the component, and that is shown. Pass one of them.',
    );
  }
}
