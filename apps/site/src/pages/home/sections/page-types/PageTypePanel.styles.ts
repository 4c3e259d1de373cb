import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[7]};

  @media ${media.xl} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${vars.space[10]};
  }
`;

export const Words = styled.div`
  @media ${media.xl} {
    &[data-plain] {
      align-self: center;
    }
  }
`;

export const Description = styled.p`
  margin-block-start: ${vars.space[6]};
  ${typography.lead}
  font-size: 1.1875rem;
`;

export const Benefits = styled.ul`
  ${mixins.listReset}
  margin-block-start: 26px;

  & > li {
    position: relative;
    padding-block: ${vars.space[4]};
    padding-inline-start: 30px;
    border-block-start: 1px solid ${vars.color.lineSoft};
    line-height: 1.42;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${vars.space[4]} + 0.71em - 6px);
    inset-inline-start: 2px;
    border: 6px solid ${vars.color.ink};
    border-bottom-right-radius: 6px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[6]} 26px;
  margin-block-start: ${vars.space[8]};
`;

export const Note = styled.p`
  margin-block-start: ${vars.space[6]};
  ${typography.small}
  color: ${vars.color.ink2};
`;
