import { vars } from '@waypage/ui/theme';

/** The ground of each card stock, for an element that names its stock in `data-stock`. */
export const stockGrounds = `
  &[data-stock='manila'] {
    background: ${vars.stock.manila};
  }
  &[data-stock='seafoam'] {
    background: ${vars.stock.seafoam};
  }
  &[data-stock='airmail'] {
    background: ${vars.stock.airmail};
  }
  &[data-stock='kraft'] {
    background: ${vars.stock.kraft};
  }
  &[data-stock='salmon'] {
    background: ${vars.stock.salmon};
  }
  &[data-stock='bone'] {
    background: ${vars.stock.bone};
  }
`;
