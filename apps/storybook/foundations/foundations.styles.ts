import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Part = styled.h2`
  margin-block: ${vars.space[13]} ${vars.space[7]};
  padding-block-start: ${vars.space[7]};
  border-block-start: 2px solid ${vars.color.line};
  ${typography.h2Small}

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Group = styled.h3`
  margin-block: ${vars.space[8]} ${vars.space[4]};
  ${typography.label}
  color: ${vars.color.ink2};
`;

export const Label = styled.div`
  ${typography.label}
`;

export const Note = styled.div`
  margin-block-start: ${vars.space[3]};
  ${typography.micro}
  color: ${vars.color.ink2};
`;

export const Status = styled.p`
  min-block-size: 1.3em;
  ${typography.micro}
  color: ${vars.color.ink2};
`;

export const ColorInput = styled.input`
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  background: none;
  border: 0;
  ${mixins.focusRing}
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

export const Scroller = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${typography.small}

  & :is(th, td) {
    padding: ${vars.space[3]} ${vars.space[5]} ${vars.space[3]} 0;
    text-align: start;
  }
  & thead th {
    border-block-end: 2px solid ${vars.color.line};
  }
  & th {
    ${typography.label}
  }
  & :is(td, tbody th) {
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
  & code {
    font-family: ui-monospace, monospace;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

export const Sample = styled.span`
  display: block;
  min-inline-size: 72px;
  padding: ${vars.space[4]};
  border: 1px solid ${vars.color.lineSoft};
  ${typography.small}
  font-weight: 650;

  &[data-large] {
    padding-block: 3px;
    font-size: 1.5rem;
  }
`;

export const Chip = styled.span`
  display: inline-block;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-end: ${vars.space[4]};
  border: 1px solid ${vars.color.line};
  border-end-end-radius: 8px;
  vertical-align: middle;
`;

export const CopyButton = styled.button`
  ${mixins.buttonReset}
  min-block-size: 28px;
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;

  @media ${media.hover} {
    &:hover {
      text-decoration-color: ${vars.color.signal};
    }
  }
  ${mixins.focusRing}
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

export const SpecimenGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${vars.space[7]};
`;

export const Pair = styled.div`
  display: grid;
  gap: ${vars.space[7]};
  margin-block-end: ${vars.space[9]};

  @media ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Image = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 170px;
  margin-block-end: ${vars.space[4]};
  overflow: hidden;
  background: ${vars.color.sheet};
  color: ${vars.color.ink};

  &[data-wrong] {
    border-block-end: 4px solid ${vars.color.danger};
  }
  &[data-surface='night'] {
    background: ${vars.color.night};
  }
  &[data-surface='signal'] {
    background: ${vars.color.signal};
  }
  ${mixins.stockGrounds}
`;

export const Bars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
  padding: ${vars.space[7]} ${vars.space[7]} ${vars.space[10]};
  background: ${vars.color.sheet};
`;

export const Bar = styled.div`
  ${typography.label}
  font-size: 1rem;
  text-align: center;

  & > span {
    display: block;
    margin: 0 auto ${vars.space[3]};
    background: ${vars.color.solid};
  }
`;

export const Track = styled.div`
  position: relative;
  block-size: 40px;
  margin-inline-end: 40px;

  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40px;
    background: ${vars.color.solid};
    border-end-end-radius: ${vars.radius.roundS};
    transition-property: inset-inline-start;
  }
  &[data-far] > span {
    inset-inline-start: 100%;
  }
  @media ${media.reducedMotion} {
    & > span {
      transition: none;
    }
    &[data-far] > span {
      inset-inline-start: 0;
    }
  }
`;

export const IconGrid = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 1px;
`;

export const IconButton = styled.button`
  ${mixins.buttonReset}
  display: grid;
  justify-items: center;
  gap: ${vars.space[4]};
  inline-size: 100%;
  min-block-size: 112px;
  padding: ${vars.space[7]} ${vars.space[3]} ${vars.space[4]};
  background: ${vars.color.sheet};
  ${typography.micro}
  text-align: center;
  overflow-wrap: anywhere;

  @media ${media.hover} {
    &:hover {
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
      border-end-end-radius: ${vars.radius.roundS};
    }
  }
  ${mixins.focusRing}
`;
