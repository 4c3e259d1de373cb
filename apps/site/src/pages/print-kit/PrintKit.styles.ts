import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PageTitle } from '../../components/page-title/PageTitle.tsx';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Title = styled(PageTitle)`
  & > h1 {
    max-inline-size: 13em;
  }
`;

export const Columns = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }
  @media ${media.lg} {
    grid-template-columns: 392px minmax(0, 1fr);
  }
  @media ${media.noScript} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
