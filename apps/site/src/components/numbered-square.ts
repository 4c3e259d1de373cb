import { typography, vars } from '@waypage/ui/theme';

/** Number that marks a place on an image and its list item (docs/design.md, section 11, "Solution detail"). */
export const numberedSquare = `
  display: grid;
  place-content: center;
  inline-size: 30px;
  block-size: 30px;
  border: 2px solid ${vars.stock.onStock};
  border-end-end-radius: 8px;
  ${typography.label}
  font-size: min(1.1875rem, 24px);
  color: ${vars.color.onSignal};
  background: ${vars.color.signal};
`;
