import { Section } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: 24px ${vars.space[7]};
  padding-block: 44px 36px;

  & > h1 {
    /* Fits the longest word of the three languages; each title has two lines. */
    max-inline-size: 5.9em;
    font-size: min(clamp(3.25rem, 1.6rem + 6.9vw / ${textZoom}, 7.875rem), 16.5vw / ${textZoom});
  }

  @media ${media.lg} {
    grid-template-columns: minmax(min-content, 7fr) minmax(0, 5fr);
    align-items: end;
    padding-block: 50px 62px;

    /* A long word of enlarged text takes its space from the text beside it. */
    & > h1 {
      min-inline-size: min-content;
    }
  }
`;

export const Lead = styled.p`
  max-inline-size: 28em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

export const Note = styled.p`
  margin-block-start: 8px;
  ${typography.small}
  color: ${vars.color.ink3};
`;

export const Band = styled(Section)`
  padding-block: 40px 48px;
  border-block-start: 1px solid ${vars.color.line};

  @media ${media.lg} {
    padding-block: 44px 60px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[9]};

  @media ${media.lg} {
    grid-template-columns: 250px minmax(0, 1fr);
    gap: ${vars.space[10]};
  }
`;

export const Group = styled.div`
  & > p {
    max-inline-size: 26em;
    margin-block-start: 12px;
    font-size: 1rem;
    line-height: 1.6;
    color: ${vars.color.ink2};
  }
`;

/* No column gap: the parts of the shelf meet. Fewer columns for enlarged text. */
export const Shelf = styled.ul`
  ${mixins.listReset}
  --_columns: 2;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(100% / var(--_columns), min(7.5rem, 100%)), 1fr)
  );
  row-gap: 40px;

  @media ${media.sm} {
    --_columns: 3;
    row-gap: 48px;
  }
  @media ${media.lg} {
    padding-block-start: 20px;
  }
  @media ${media.xl} {
    --_columns: 4;
  }
`;
