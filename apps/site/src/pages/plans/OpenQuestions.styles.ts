import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Questions = styled.section`
  display: grid;
  gap: 28px;
  margin-block-start: 56px;
  padding-block: 28px 32px;
  border-block: 2px dashed ${vars.color.line};

  @media ${media.md} {
    grid-template-columns: 31.5% minmax(0, 1fr) minmax(0, 1fr);
    gap: 0;

    & > * {
      padding-inline-end: 32px;
    }
    & > * + * {
      padding-inline-start: 20px;
    }
    & > :last-child {
      padding-inline-end: 0;
      border-inline-start: 1px solid ${vars.color.lineSoft};
    }
  }
`;

export const Question = styled.div`
  & > h3 {
    ${typography.nav}
    line-height: 1.3;
  }
  & > p {
    max-inline-size: 24em;
    margin-block: 8px 14px;
    ${typography.small}
    color: ${vars.color.ink2};
  }
  & > a {
    ${typography.small}
    font-weight: ${vars.weight.control};
  }
`;

export const Footnote = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-block-start: 28px;
  ${typography.small}
  color: ${vars.color.ink2};

  & > a {
    color: ${vars.color.ink};
  }
  @media ${media.md} {
    & > a:last-child {
      margin-inline-start: auto;
    }
  }
`;
