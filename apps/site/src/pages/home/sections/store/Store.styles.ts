import { ProductShelfSkeleton } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;

  @media ${media.lg} {
    flex-direction: row;
    align-items: flex-end;
    gap: ${vars.space[11]};

    & > p {
      max-inline-size: 25em;
    }
    & > a {
      flex: none;
    }
  }
`;

export const Shelves = styled.div`
  margin-block-start: ${vars.space[10]};

  @media ${media.sm} {
    margin-block-start: ${vars.space[12]};
  }
  @media ${media.xl} {
    margin-block-start: ${vars.space[15]};
  }
  @media ${media.noScript} {
    display: none;
  }
`;

export const Waiting = styled(ProductShelfSkeleton)`
  @media print {
    display: none;
  }
`;

export const Message = styled.div`
  max-inline-size: 34em;
  ${typography.lead}
  color: ${vars.color.ink2};

  & a {
    color: ${vars.color.ink};
  }
`;

export const WithoutScript = styled(Message)`
  margin-block-start: ${vars.space[9]};
`;
