/** By how much the tracking of a text may change, in steps of a share of its size: less than the eye sees. */
const STEP = 0.003;
const STEPS = 8;

/** A difference of height that is a line and no rounding, in CSS pixels. */
const A_LINE = 4;

/** How far down is looked, in heights of the window: what is a little below it may push up what is in it. */
const REACH = 1.25;

/** The elements of which something shows above an edge, those that stand around others first. */
function shown(element: Element, edge: number): HTMLElement[] {
  const { top, bottom } = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement) || top >= edge || bottom <= 0) return [];
  const inside = [...element.children].flatMap((child) => shown(child, edge));
  // What stands around more than shows may change below.
  return bottom <= edge || inside.length === 0 ? [element, ...inside] : inside;
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
  const kept: Animation[] = [];
  // What is inside comes first: what stands around it has changed with it.
  for (const { element, height } of before.reverse()) {
    const difference = () => element.offsetHeight - height;
    const first = difference();
    if (Math.abs(first) < A_LINE) continue;
    const { fontSize, letterSpacing } = getComputedStyle(element);
    const step = -Math.sign(first) * STEP * parseFloat(fontSize);
    // Not a style attribute, which the application would take for a difference of the HTML.
    const animation = element.animate({ letterSpacing }, { duration: 1, fill: 'both' });
    animation.pause();
    for (let count = 1; count <= STEPS && Math.abs(difference()) >= A_LINE; count += 1) {
      const tracking = `${String((parseFloat(letterSpacing) || 0) + count * step)}px`;
      (animation.effect as KeyframeEffect).setKeyframes({ letterSpacing: [tracking, tracking] });
    }
    if (Math.abs(difference()) < A_LINE) kept.push(animation);
    else animation.cancel();
  }
  if (kept.length === 0) return;
  const { innerWidth: width } = window;
  function release(): void {
    if (innerWidth === width) return;
    removeEventListener('resize', release);
    for (const animation of kept) animation.cancel();
  }
  addEventListener('resize', release);
}
