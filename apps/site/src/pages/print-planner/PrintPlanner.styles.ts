import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Head = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  @media ${media.lg} {
    grid-template-columns: 1fr 430px;
    gap: 40px;
    align-items: center;
  }
`;

export const Columns = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media ${media.lg} {
    grid-template-columns: 400px 1fr;
  }

  @media ${media.noScript} {
    grid-template-columns: 1fr;
  }
`;

export const Note = styled.p`
  margin-block-start: 20px;
  ${typography.small}
  color: ${vars.color.ink2};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-block-start: 32px;

  @media ${media.noScript} {
    button {
      display: none;
    }
  }
`;
