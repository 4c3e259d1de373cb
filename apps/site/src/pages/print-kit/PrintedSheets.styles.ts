import { styled } from 'styled-components';

/**
 * Printed instead of the page. The named pages select their size in the print dialog; a tenth of a millimetre less
 * keeps rounding from starting another page.
 */
export const Printed = styled.div`
  display: none;

  @page a4 {
    size: 210mm 297mm;
    margin: 0;
  }
  @page a3 {
    size: 297mm 420mm;
    margin: 0;
  }
  @page letter {
    size: 215.9mm 279.4mm;
    margin: 0;
  }

  @media print {
    display: block;
    overflow: hidden;
    background: #fff;
    print-color-adjust: exact;
    forced-color-adjust: none;

    body:has(> &) > *:not(&) {
      display: none;
    }

    &[data-paper='a4'] {
      page: a4;
      block-size: 296.9mm;
    }
    &[data-paper='a3'] {
      page: a3;
      block-size: 419.9mm;
    }
    &[data-paper='letter'] {
      page: letter;
      block-size: 279.3mm;
    }

    & + & {
      break-before: page;
    }
  }
`;
