import { STOCK_NAMES } from './paper-stocks.js';
import { vars } from './vars.js';

const turned = (corner: string, turn: string): string =>
  `border-radius: ${corner} ${corner} ${turn};`;

/** CSS shared by components, for a styled template or a nested rule. */
export const mixins = {
  /**
   * The focus ring of every control: 3 px in the focus color, offset by 3 px, for keyboard focus only. It follows the
   * rounded corners. Forced colors replace the color and keep the ring.
   */
  focusRing: `
&:focus-visible {
  outline: 3px solid ${vars.color.focus};
  outline-offset: 3px;
}`,
  /** Hides an element visually, but not from the accessibility tree. */
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
   * A transparent input over its label, so that the label renders the control and the input is where it is clicked and
   * highlighted. The label needs `position: relative`.
   */
  inputOverLabel: `
position: absolute;
inset: 0;
inline-size: 100%;
block-size: 100%;
margin: 0;
opacity: 0;
cursor: inherit;`,
  /** Three small corners and a large one at the bottom right, of a button or a tab; below, those of larger elements. */
  cornersS: turned(vars.radius.cornerS, vars.radius.roundS),
  cornersM: turned(vars.radius.cornerM, vars.radius.roundM),
  cornersDialog: turned(vars.radius.cornerDialog, vars.radius.roundDialog),
  /** For a list of lines, which a pill shape would cut off. */
  cornersList: turned(`min(${vars.radius.cornerS}, 16px)`, `min(${vars.radius.roundS}, 16px)`),
  cornersMark: turned(vars.radius.cornerMark, vars.radius.roundMark),
  /** Removes the native styles of a button. */
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
   * The background of each card stock, for an element with the stock's name in `data-surface`. In the dark scheme the
   * theme sheet keeps the content of a stock light.
   */
  stockGrounds: STOCK_NAMES.map(
    (name) => `&[data-surface='${name}'] { background: ${vars.stock[name]}; }`,
  ).join('\n'),
} as const;
