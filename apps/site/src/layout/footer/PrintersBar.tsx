import { styled } from 'styled-components';

// Five greys, the signal, five stocks, the mist: ink on the edge of a sheet, the same in both themes.
const SWATCHES =
  '#faf9f6 #cbc8bc #96938a #67645a #34322a #ff4b1f #f1c75b #f2a893 #a9d1bf #b4c8e6 #cdb08a #d9e2e4'.split(
    ' ',
  );

const stops = SWATCHES.map(
  (colour, index) =>
    `${colour} calc(100% / 12 * ${String(index)}) calc(100% / 12 * ${String(index + 1)})`,
).join(', ');

/** The colour bar a printer prints at the edge of the sheet; it closes every page. */
export const PrintersBar = styled.div`
  block-size: 14px;
  background: linear-gradient(to right, ${stops});
  forced-color-adjust: none;
`;
