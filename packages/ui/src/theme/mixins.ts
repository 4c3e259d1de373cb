import { STOCK_NAMES } from './stock-names.js';
import { vars } from './vars.js';

const turned = (corner: string, turn: string): string =>
  `border-radius: ${corner} ${corner} ${turn};`;

/** Pieces of CSS that several components share, for a styled template or a nested rule. */
export const mixins = {
  /**
   * The ring of every control: 3 px in the focus colour, 3 px outside, for the keyboard only. It
   * follows the turned corner. Forced colours replace the colour and keep the ring.
   */
  focusRing: `
&:focus-visible {
  outline: 3px solid ${vars.color.focus};
  outline-offset: 3px;
}`,
  /** Takes an element out of the image but not out of the accessibility tree. */
  visuallyHidden: `
position: absolute;
inline-size: 1px;
block-size: 1px;
margin: -1px;
padding: 0;
border: 0;
overflow: hidden;
clip-path: inset(50%);
white-space: nowrap;
-webkit-user-select: none;
user-select: none;`,
  /**
   * An input that is over its label, out of sight, so that the label draws it and the input is
   * where it is pressed and pointed out. The label has `position: relative`.
   */
  inputOverLabel: `
position: absolute;
inset: 0;
inline-size: 100%;
block-size: 100%;
margin: 0;
opacity: 0;
cursor: inherit;`,
  /** Three corners and a turn at the bottom right, of a button or a tab; of larger ones below. */
  turnS: turned(vars.radius.cornerS, vars.radius.turnS),
  turnM: turned(vars.radius.cornerM, vars.radius.turnM),
  turnSheet: turned(vars.radius.cornerSheet, vars.radius.turnSheet),
  /** Of a list of lines, which a pill would cut. */
  turnList: turned(`min(${vars.radius.cornerS}, 16px)`, `min(${vars.radius.turnS}, 16px)`),
  turnDot: turned(vars.radius.cornerDot, vars.radius.turnDot),
  /** A button without the browser's own look. */
  buttonReset: `
appearance: none;
margin: 0;
padding: 0;
border: 0;
border-radius: 0;
background: none;
color: inherit;
font: inherit;
text-align: inherit;
cursor: pointer;`,
  /** A list without bullets or indent. Add `role="list"`, which Safari drops with the bullets. */
  listReset: `
margin: 0;
padding: 0;
list-style: none;`,
  /**
   * The ground of each card stock, for an element that names its stock in `data-surface`. The theme sheet keeps what stands
   * on it lit in the dark.
   */
  stockGrounds: STOCK_NAMES.map(
    (name) => `&[data-surface='${name}'] { background: ${vars.stock[name]}; }`,
  ).join('\n'),
} as const;
