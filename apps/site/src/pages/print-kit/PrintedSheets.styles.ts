import { PAPERS } from '@waypage/codes/print';
import { styled } from 'styled-components';

/** A tenth of a millimeter less keeps rounding from starting another page. */
const pages = Object.entries(PAPERS).map(
  ([id, { width, height }]) => `
  @page ${id} {
    size: ${width}mm ${height}mm;
    margin: 0;
  }
  @media print {
    &[data-paper='${id}'] {
      page: ${id};
      block-size: calc(${height}mm - 0.1mm);
    }
  }
`,
);

/** Printed instead of the page. The named pages select their size in the print dialog. */
export const Printed = styled.div`
  display: none;

  @media print {
    display: block;
    overflow: hidden;
    background: #fff;
    print-color-adjust: exact;
    forced-color-adjust: none;

    body:has(> &) > *:not(&) {
      display: none;
    }

    & + & {
      break-before: page;
    }
  }
  ${pages.join('')}
`;
