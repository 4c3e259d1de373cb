import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** The heading comes first in the document. The stage is above it, or from 1280 px beside all words. */
export const Root = styled.div`
  display: grid;
  grid-template:
    'stage' auto
    'head' auto
    'words' auto
    / minmax(0, 1fr);

  @media ${media.xl} {
    grid-template:
      'stage head' auto
      'stage words' 1fr
      / minmax(0, 1fr) 340px;
    column-gap: ${vars.space[10]};

    &[data-plain] {
      align-content: center;
      grid-template-rows: auto auto;
    }
  }
`;

export const Head = styled.div`
  grid-area: head;

  @media ${media.belowXl} {
    margin-block-start: ${vars.space[7]};
  }
  @media ${media.xl} {
    [data-plain] > & {
      align-self: end;
    }
  }
`;

export const Rest = styled.div`
  display: contents;

  & > [data-object] {
    grid-area: stage;
  }
`;

export const Words = styled.div`
  grid-area: words;
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
