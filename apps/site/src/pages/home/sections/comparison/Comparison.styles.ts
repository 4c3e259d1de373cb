import { Heading } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 40px;
  margin-block-end: 48px;

  & > h2 > span {
    display: block;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 856fr) minmax(0, 432fr);
    align-items: end;
    margin-block-end: 64px;
  }
`;

export const SimulatorTitle = styled(Heading)`
  margin-block-end: 28px;
`;

/** All three columns fit every viewport without scrolling. Only enlarged text scrolls, so that its words stay whole. */
export const TableBox = styled.div`
  margin-block-start: clamp(56px, 6vw, 88px);

  & table[data-variant] {
    --_ground: ${vars.color.night};
    min-inline-size: 17rem;
    table-layout: fixed;

    & tr > :not(:first-child) {
      inline-size: 32%;
    }

    @media ${media.belowMd} {
      & tr > * {
        padding-inline-end: 8px;
        vertical-align: top;
        overflow-wrap: break-word;
      }
      & tr > :not(:first-child) {
        inline-size: 31%;
      }
      & :is(thead, tbody) th {
        font-size: 1rem;
      }
      & td {
        font-size: 0.9375rem;
      }
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 28px 40px;
  margin-block-start: 48px;
`;

export const Verdicts = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 44em;
  color: ${vars.color.ink2};
`;
