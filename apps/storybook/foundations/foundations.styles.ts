import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Title = styled.h1`
  ${typography.displayType}
  margin-inline-start: -0.045em;
`;

export const Lead = styled.p`
  margin-block: ${vars.space[5]} ${vars.space[12]};
  ${typography.lead}
  color: ${vars.color.ink2};
`;

export const Part = styled.h2`
  margin-block: ${vars.space[13]} ${vars.space[7]};
  padding-block-start: ${vars.space[7]};
  border-block-start: 2px solid ${vars.color.line};
  ${typography.h2Small}
`;

export const Label = styled.div`
  ${typography.label}
`;

export const Group = styled.h3`
  margin-block: ${vars.space[7]} ${vars.space[4]};
  ${typography.label}
  color: ${vars.color.ink2};
`;

export const Note = styled.div`
  margin-block-start: ${vars.space[2]};
  ${typography.micro}
  color: ${vars.color.ink2};
`;

export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1px;
  padding: 1px;
  background: ${vars.color.line};

  @media ${media.sm} {
    grid-template-columns: repeat(3, 1fr);
  }
  @media ${media.lg} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

export const Cell = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-block-size: 132px;
  padding: ${vars.space[5]};
  ${typography.micro}
`;

export const Row = styled.div`
  display: grid;
  align-items: end;
  gap: ${vars.space[5]};
  padding-block: ${vars.space[6]};
  border-block-start: 1px solid ${vars.color.lineSoft};

  @media ${media.md} {
    grid-template-columns: 200px 1fr;
  }
`;

export const ShapeGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${vars.space[7]};
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 170px;
  margin-block-end: ${vars.space[4]};
  background: ${vars.color.sheet};
`;

export const Bars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[5]};
  padding: ${vars.space[7]};
  background: ${vars.color.sheet};
`;

export const Bar = styled.div`
  ${typography.micro}
  text-align: center;

  & > span {
    display: block;
    margin: 0 auto ${vars.space[3]};
    background: ${vars.color.solid};
  }
`;
