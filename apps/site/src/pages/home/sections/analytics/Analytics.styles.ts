import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;

  @media ${media.lg} {
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 7fr);
    gap: ${vars.space[10]};
  }
  @media ${media.xl} {
    gap: ${vars.space[14]};
  }
`;

export const Intro = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${vars.space[10]};

  & p {
    max-inline-size: 25em;
  }
  & h2 + p {
    margin-block-start: 16px;
  }
`;

export const Counter = styled.div`
  & > span {
    /* Fits at any font size of the browser. */
    font-size: min(clamp(4rem, 2rem + 6.6vw / ${textZoom}, 7.75rem), 18.5vw / ${textZoom});

    @media ${media.lg} {
      font-size: min(8.6vw / ${textZoom}, 7.75rem);
    }
  }
  & > p {
    margin-block-start: 16px;
    color: ${vars.color.ink2};
  }
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.8rem), 1fr));
  gap: 24px;
  margin-block-start: ${vars.space[9]};

  @media ${media.sm} {
    column-gap: 44px;
  }
`;

export const SampleTag = styled.p`
  margin-block-start: 20px;
  ${typography.small}
  color: ${vars.color.ink3};
`;

export const Readings = styled.ul`
  ${mixins.listReset}
  display: grid;
  gap: 0 24px;
  margin-block-start: ${vars.space[12]};

  & > li {
    padding-block: 16px;
    border-block-start: 1px solid ${vars.color.line};
    ${typography.question}
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-block-start: ${vars.space[7]};
  color: ${vars.color.ink2};
`;
