import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Notes = styled.dl`
  display: grid;
  margin: clamp(40px, 4vw, 56px) 0 0;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    padding-block: 20px;
  }

  dt {
    ${typography.labelLg}
  }

  dd {
    max-inline-size: 24em;
    margin: 12px 0 0;
    ${typography.body}
    color: ${vars.color.ink2};
  }

  @media ${media.belowMd} {
    & > div + div {
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, 1fr);

    & > div {
      padding-inline: 24px;
      border-inline-start: 1px solid ${vars.color.line};
    }

    & > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;
