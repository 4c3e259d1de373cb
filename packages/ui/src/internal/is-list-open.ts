/** A pseudo-class that older browsers do not support; there, the keys of an open list do not reach the page anyway. */
const OPEN = ':open';

const supportsOpen = (): boolean => typeof CSS !== 'undefined' && CSS.supports(`selector(${OPEN})`);

/** Whether the list of a `<select>` is open; false in browsers without `:open`. */
export const isListOpen = (select: Element): boolean => supportsOpen() && select.matches(OPEN);

export const hasOpenList = (element: Element): boolean =>
  supportsOpen() && element.querySelector(`select${OPEN}`) !== null;
