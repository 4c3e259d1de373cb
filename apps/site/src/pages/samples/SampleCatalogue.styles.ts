import { Container, Heading } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled(Container)`
  display: grid;
  gap: ${vars.space[6]};
  padding-block: 48px 36px;

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) min(40%, 538px);
    gap: ${vars.space[10]};
    align-items: end;
    padding-block: 54px 42px;
  }
`;

export const Title = styled(Heading)`
  overflow-wrap: anywhere;
  margin-inline-start: 0;
  font-size: clamp(3.25rem, 2.05rem + 6.4vw, 7.8125rem);
`;

export const Lead = styled.p`
  max-inline-size: 31em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

export const Field = styled.div`
  padding-block: ${vars.space[7]} clamp(72px, 8.4vw, 120px);
  border-block-start: 1px solid ${vars.color.line};
  color: ${vars.color.ink};
  background: ${vars.color.mist};
  scroll-margin-block-start: 60px;
`;

export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[7]};
  align-items: center;
  min-block-size: 44px;
  margin-block-end: ${vars.space[7]};

  @media ${media.lg} {
    margin-block-end: ${vars.space[5]};
  }

  @media ${media.belowSm} {
    flex-direction: column;
    align-items: start;
    margin-block-end: ${vars.space[9]};
  }
`;

export const Count = styled.p`
  ${typography.label}
`;

export const Note = styled.p`
  font-size: 1rem;
  line-height: 1.4;
  color: ${vars.color.ink2};

  @media ${media.sm} {
    margin-inline-start: auto;
  }
`;

export const Room = styled.div`
  container-type: inline-size;
`;

/* Height of a phone that is 304 px wide; less in narrower columns. */
export const Grid = styled.ul`
  ${mixins.listReset}
  --_high: min(610px, 100cqi * 1.6);
  display: grid;
  gap: 36px 28px;

  @media ${media.sm} {
    --_high: min(610px, (100cqi - 28px) / 2 * 1.961);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 46px;
  }

  @media ${media.xl} {
    --_high: min(610px, (100cqi - 84px) / 4 * 1.961);
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Nothing = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[7]};
  align-items: start;
  padding-block: ${vars.space[11]};

  & > p {
    ${typography.h3}
  }
`;
