import { css, styled } from 'styled-components';
import { Facts } from '../Page.styles.ts';

/** Facts about a thing: each value in bold, at the end of its row. */
export const Specifications = styled(Facts)`
  & > div {
    justify-content: space-between;
  }

  dd {
    font-weight: 650;
    text-align: end;
  }
`;

/** For an `Action` or a `SampleAction` at the foot of a page, however little stands above it. */
export const footAction = css`
  min-block-size: 54px;
  margin-block-start: auto;
  font-size: 17px;
`;
