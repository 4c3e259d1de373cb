/** By how much the tracking of a text may change, in steps of a share of its size: less than the eye sees. */
const STEP = 0.003;
const STEPS = 8;

/** A difference of height that is a line and no rounding, in CSS pixels. */
const A_LINE = 4;

/** How far down is looked, in heights of the window: what is a little below it may push up what is in it. */
const REACH = 1.25;

interface Kept {
  readonly element: HTMLElement;
  /** What it had before the change, in CSS pixels. */
  readonly height: number;
}

/** The children that may show. What is closed has a place too, for which the browser would lay it out. */
function openChildren(element: Element): readonly Element[] {
  const children = [...element.children];
  return element instanceof HTMLDetailsElement && !element.open ? children.slice(0, 1) : children;
}

/** The elements of which something shows above an edge, those that stand around others first. */
function shown(element: Element, edge: number): HTMLElement[] {
  const { top, bottom } = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement) || top >= edge || bottom <= 0) return [];
  const inside = openChildren(element).flatMap((child) => shown(child, edge));
  // What stands around more than shows may change below.
  return bottom <= edge || inside.length === 0 ? [element, ...inside] : inside;
}

/** By how much an element is higher than it was; 0 where a rounding is all. */
function excess({ element, height }: Kept): number {
  const difference = element.offsetHeight - height;
  return Math.abs(difference) < A_LINE ? 0 : difference;
}

const hasOwnText = ({ element }: Kept) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const holds = (outer: Kept, inner: Kept) =>
  outer !== inner && outer.element.contains(inner.element);

/** The kept that stand in no other of them. */
const outermost = (all: readonly Kept[]) =>
  all.filter((kept) => !all.some((other) => holds(other, kept)));

/** The kept in which no other of them stands. */
const innermost = (all: readonly Kept[]) =>
  all.filter((kept) => !all.some((other) => holds(kept, other)));

const isChanged = (kept: Kept) => excess(kept) !== 0;

/**
 * Gives the texts of each changed element the least tracking that gives its height back, all at once, with one layout
 * for each try. Those that none helps keep theirs.
 */
function track(changed: readonly Kept[], textsOf: (kept: Kept) => readonly Kept[]): Animation[] {
  const tries = changed.map((kept) => ({
    kept,
    sign: -Math.sign(excess(kept)),
    texts: textsOf(kept).map(({ element }) => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      // Not a style attribute, which the application would take for a difference of the HTML.
      const animation = element.animate({ letterSpacing }, { duration: 1, fill: 'both' });
      animation.pause();
      return { animation, size: parseFloat(fontSize), own: parseFloat(letterSpacing) || 0 };
    }),
  }));
  let open = tries;
  for (let count = 1; count <= STEPS && open.length > 0; count += 1) {
    for (const { sign, texts } of open) {
      for (const { animation, size, own } of texts) {
        const tracking = `${String(own + sign * count * STEP * size)}px`;
        (animation.effect as KeyframeEffect).setKeyframes({ letterSpacing: [tracking, tracking] });
      }
    }
    open = open.filter(({ kept }) => isChanged(kept));
  }
  const animations = (some: typeof tries) =>
    some.flatMap(({ texts }) => texts.map(({ animation }) => animation));
  for (const animation of animations(open)) animation.cancel();
  return animations(tries.filter((one) => !open.includes(one)));
}

/**
 * Makes a change of faces, and keeps as many lines in every text that shows as it had: one that would get a line more or less
 * has its letters a little closer or wider until the window gets another width. Nothing moves so.
 */
export function keepLines(root: Element, change: () => void): void {
  const before = shown(root, innerHeight * REACH).map((element) => ({
    element,
    height: element.offsetHeight,
  }));
  change();
  if (!before.some(isChanged)) return;
  const texts = outermost(before.filter(hasOwnText));
  const kept = [
    ...track(texts.filter(isChanged), (text) => [text]),
    // A row that holds such a text has its height again; one that is left breaks between its parts.
    ...track(innermost(before.filter(isChanged)), (row) =>
      texts.filter((text) => holds(row, text)),
    ),
  ];
  if (kept.length === 0) return;
  const { innerWidth: width } = window;
  function release(): void {
    if (innerWidth === width) return;
    removeEventListener('resize', release);
    for (const animation of kept) animation.cancel();
  }
  addEventListener('resize', release);
}
