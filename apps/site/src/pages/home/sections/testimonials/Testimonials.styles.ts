import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** The only stock that changes in the dark theme (docs/design.md, section 2). */
const airmailAtNight = '#233148';

/** Not a surface of the kit: on a stock, those keep the colors of the light theme. */
export const Band = styled.section`
  padding-block: clamp(64px, 6.1vw, 88px);
  color: ${vars.color.ink};
  background: ${vars.stock.airmail};

  [data-theme='dark'] & {
    background: ${airmailAtNight};
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      background: ${airmailAtNight};
    }
  }
`;

export const Notice = styled.div`
  margin-block-end: 24px;
  ${typography.body}
  font-size: 1rem;
`;

export const Title = styled.h2`
  display: inline;
  font-weight: 650;
`;
