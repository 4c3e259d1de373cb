import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { LinkRow } from '../../components/link-row/LinkRow.styles.ts';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Head = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  & > h1 {
    max-inline-size: 13em;
  }

  @media ${media.lg} {
    grid-template-columns: 1fr 430px;
    gap: 40px;
    align-items: end;
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

export const Next = styled(LinkRow)`
  margin-block-start: clamp(48px, 6vw, 88px);
`;
