/** The pseudo-class of an open list, where the browser knows it: an older one keeps the keys of its list to itself. */
const OPEN = ':open';

const knowsOpen = (): boolean => typeof CSS !== 'undefined' && CSS.supports(`selector(${OPEN})`);

/** Whether the list of a `<select>` is open, as far as the browser says. */
export const isListOpen = (select: Element): boolean => knowsOpen() && select.matches(OPEN);

/** Whether an element has a `<select>` inside whose list is open. */
export const hasOpenList = (element: Element): boolean =>
  knowsOpen() && element.querySelector(`select${OPEN}`) !== null;
