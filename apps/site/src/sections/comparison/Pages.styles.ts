import { tokens, vars } from '@waypage/ui/theme';
import { css, styled } from 'styled-components';

/*
 * Pages in a phone: 360 × 740 px, scaled as a whole, so all lengths are in px. They are a customer's, with
 * colours of their own, and the same in both themes.
 */

const { family, width } = tokens.font;
const RED = '#A3280B';

const wide = css`
  font-family: ${family.display};
  font-weight: 640;
  font-stretch: ${width.wide};
  letter-spacing: -0.035em;
`;

export const Page = styled.div`
  box-sizing: border-box;
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: 50px 24px 24px;
  font-family: ${family.text};
  font-size: 17px;
  line-height: 1.3;
  color: ${vars.stock.onStock};
  background: #f3ebdd;
  forced-color-adjust: none;

  &[data-page='browser'] {
    background: #e4e2dc;
  }
`;

export const Table = styled.span`
  align-self: flex-start;
  padding: 4px 7px 5px;
  border: 2px solid;
  font-family: ${family.display};
  font-weight: 640;
  font-stretch: ${width.narrow};
  font-size: 16px;
  line-height: 1;
`;

export const Title = styled.span`
  margin-block: 18px 8px;
  ${wide}
  font-size: 64px;
  line-height: 0.86;
  color: ${RED};
`;

export const Season = styled.span`
  font-size: 16px;
`;

export const Tabs = styled.span`
  display: flex;
  gap: 22px;
  margin-block-start: 20px;
  border-block-end: 3px solid;
  font-size: 16px;
  white-space: nowrap;

  & > span {
    padding-block-end: 10px;
  }
  & > :first-child {
    margin-block-end: -5px;
    border-block-end: 5px solid ${RED};
    font-weight: 650;
  }
`;

export const Dish = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: 2px 12px;
  block-size: 72px;
  border-block-end: 1px solid rgb(21 20 15 / 0.16);

  & > b {
    font-weight: 650;
  }
  & > b:nth-child(2) {
    font-family: ${family.display};
    font-stretch: ${width.normal};
    font-size: 20px;
    line-height: 1;
  }
  & > span {
    font-size: 15px;
    line-height: 1.15;
    color: ${vars.stock.onStock2};
  }
`;

export const Call = styled.span`
  display: grid;
  place-content: center;
  min-block-size: 54px;
  margin-block-start: auto;
  font-size: 16px;
  font-weight: 650;
  color: #fff;
  background: ${RED};
`;

/** A browser's address bar, with a lock drawn in it. */
export const Bar = styled.span`
  position: relative;
  margin: 10px -8px 0;
  padding: 14px 14px 14px 42px;
  border-radius: 12px;
  overflow: hidden;
  font-size: 17px;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: #fff;

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 17px;
    inline-size: 14px;
    border: 2px solid;
  }
  &::before {
    inset-block-start: 24px;
    block-size: 11px;
  }
  &::after {
    inset-block-start: 17px;
    left: 19.5px;
    inline-size: 9px;
    block-size: 9px;
    border-block-end: 0;
    border-radius: 5px 5px 0 0;
  }
`;

export const Headline = styled.span`
  display: -webkit-box;
  max-inline-size: 290px;
  max-block-size: 200px;
  margin-block: 92px 22px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  ${wide}
  font-size: 40px;
  line-height: 1;
  overflow-wrap: anywhere;
`;

export const Sentence = styled.span`
  font-size: 18px;
  line-height: 1.4;
  color: ${vars.stock.onStock2};
`;

export const Line = styled.span`
  block-size: 10px;
  margin-block-end: 16px;
  background: rgb(21 20 15 / 0.14);

  &:last-child {
    inline-size: 62%;
  }
`;
