import { FeatureGrid } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Strip = styled.div`
  margin-block: clamp(48px, 5vw, 72px) clamp(32px, 4.5vw, 64px);
  border-block: 1px solid ${vars.color.line};

  & > div {
    display: flex;
    gap: 24px;
    align-items: center;
    justify-content: space-between;
  }
  @media ${media.noScript} {
    display: none;
  }
`;

export const Count = styled.p`
  flex: none;
  ${typography.label}
`;

export const Sheet = styled(FeatureGrid)`
  grid-auto-rows: minmax(300px, auto);

  @media ${media.sm} {
    grid-auto-rows: minmax(340px, auto);
  }
  @media ${media.lg} {
    grid-auto-rows: minmax(372px, auto);
  }
  @media ${media.noScript} {
    margin-block-start: 64px;
  }
`;

export const Tag = styled.span`
  display: block;
  inline-size: max-content;
  margin-block-start: 12px;
  padding: 4px 8px;
  border: 1.5px solid ${vars.color.line};
  ${typography.label}
  font-size: 1rem;
  color: ${vars.color.ink};
`;
