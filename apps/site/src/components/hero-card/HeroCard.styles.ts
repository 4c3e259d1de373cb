import { vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { CARD_GROUNDS } from './card-grounds.ts';

/* Where the text area ends and the light stock of the code begins. */
const PANEL = '258px';

const grounds = Object.entries(CARD_GROUNDS)
  .map(
    ([id, { ground, stock, smallInk }]) =>
      `&[data-card='${id}'] { ${smallInk ? `--_small: ${smallInk};` : ''} background: linear-gradient(to right, ${ground} ${PANEL}, ${stock} ${PANEL}); }`,
  )
  .join('');

/** A card of the hero: 250 × 150 units (docs/product.md, section 9, "Hero cards") at 430 × 258 px. */
export const CardRoot = styled.span`
  position: relative;
  display: block;
  inline-size: 430px;
  block-size: 258px;
  color: ${vars.stock.onStock};
  /* Shows a physical object: neither direction nor colors depend on the page. */
  direction: ltr;
  color-scheme: only light;
  forced-color-adjust: none;
  ${grounds}
`;

/** The same for every card, so that the camera never has to search for the code. */
export const CardCode = styled.span`
  position: absolute;
  inset-block-start: 66px;
  inset-inline-start: 281px;
  inline-size: 126px;
  block-size: 126px;
`;
