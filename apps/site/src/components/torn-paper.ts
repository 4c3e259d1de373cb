import { vars } from '@waypage/ui/theme';

/** Holes of a perforation, 22 px apart, cut out of one edge. */
const holes = (center: string, position: string) =>
  `radial-gradient(circle at ${center}, transparent 6.5px, #000 7px) ${position}`;

const solidMask = 'linear-gradient(#000 0 0)';

export const manilaSheet = `
  color: ${vars.color.ink};
  background: ${vars.stock.manila};

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

export const tornAtEnd = `
  mask:
    ${holes('100% 11px', '100% 0 / 12px 22px repeat-y')},
    ${solidMask} 0 0 / calc(100% - 11.5px) 100% no-repeat;
`;

export const tornAtStart = `
  mask:
    ${holes('0 11px', '0 0 / 12px 22px repeat-y')},
    ${solidMask} 100% 0 / calc(100% - 11.5px) 100% no-repeat;
`;

export const tornAtFoot = `
  mask:
    ${holes('11px 100%', '0 100% / 22px 12px repeat-x')},
    ${solidMask} 0 0 / 100% calc(100% - 11.5px) no-repeat;
`;

export const tornAtHead = `
  mask:
    ${holes('11px 0', '0 0 / 22px 12px repeat-x')},
    ${solidMask} 0 100% / 100% calc(100% - 11.5px) no-repeat;
`;
