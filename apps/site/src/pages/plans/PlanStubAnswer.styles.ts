import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { manilaSheet, tornAtHead, tornAtStart } from '#components/torn-paper.ts';

export const Stub = styled.section`
  scroll-margin-block-start: ${vars.layout.header};
  filter: ${vars.shadow.paper};

  & > div {
    ${manilaSheet}

    @media ${media.belowLg} {
      margin-block-start: 6px;
      padding: 40px ${vars.space.gutter} 36px;
      ${tornAtHead}
    }
    @media ${media.lg} {
      margin-block-start: 22px;
      padding: 38px 40px 30px 50px;
      ${tornAtStart}
    }
  }
`;

export const Title = styled.h2`
  ${typography.h2Small}
  font-size: min(clamp(2.125rem, 1.4rem + 1.7vw / ${textZoom}, 2.875rem), 11vw / ${textZoom});
`;

/** A container, so that a narrow stub has smaller figures instead of a second line. */
export const Price = styled.p`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 10px;
  margin-block: 22px 16px;
  ${typography.labelLg}

  /* Copying takes the spoken text of the price, because its digits are separate elements. */
  & > * {
    -webkit-user-select: none;
    user-select: none;
  }
  & > :first-child {
    -webkit-user-select: text;
    user-select: text;
  }
  & > span:nth-of-type(2) {
    display: flex;
    gap: 2px;
    align-items: baseline;
  }
  & b {
    ${typography.price}
    font-size: min(8rem, 48cqi / ${textZoom});
  }
  & small {
    align-self: flex-start;
    ${typography.price}
    font-size: 1.875rem;
  }
`;

export const Note = styled.p`
  h2 + & {
    margin-block-start: 14px;
  }
`;

export const Lines = styled.dl`
  margin-block: 20px 24px;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    justify-content: space-between;
    padding-block: 11px;
    border-block-end: 1px solid rgb(21 20 15 / 0.28);
    ${typography.small}
  }
  & dd {
    font-weight: ${vars.weight.control};
  }
`;

export const Copy = styled.button`
  ${mixins.buttonReset}
  display: inline-flex;
  gap: 8px;
  align-items: center;
  margin-block-start: 20px;
  padding-block: 6px 5px;
  border-block-end: 2px solid ${vars.color.line};
  ${typography.small}
  font-weight: ${vars.weight.control};
  ${mixins.focusRing}

  & > svg {
    flex: none;
  }
`;
