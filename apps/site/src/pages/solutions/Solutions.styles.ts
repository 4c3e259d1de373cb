import { Section } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

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

export const Item = styled.li`
  position: relative;
  container-type: inline-size;
`;

export const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
`;

/*
 * Open at the top, so that the phone may rise. As high as the visible part of a page at any width of the phone: the
 * shelf must not cut through a code.
 */
export const Window = styled.div`
  --_width: min(150px, 100cqi - 12px);
  display: flex;
  align-items: flex-start;
  justify-content: center;
  block-size: calc(1.148 * var(--_width));
  padding-inline: 6px;
  clip-path: inset(-12px 0 0);

  @media ${media.sm} {
    --_width: min(216px, 100cqi - 18px);
    padding-inline: 9px;
  }
  @media not ${media.reducedMotion} {
    & > * {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
  }
`;

export const Board = styled.div`
  block-size: 10px;
  background: ${vars.color.ink};
  transition: background-color ${vars.duration.quick} ${vars.easing.out};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const raised = css`
  & > ${Board} {
    background: ${vars.color.signal};
  }
  @media not ${media.reducedMotion} {
    & > ${Window} > * {
      transform: translateY(-8px);
    }
  }
`;

export const Card = styled(Link)`
  display: block;
  block-size: 100%;
  text-decoration: none;
  ${mixins.focusRing}

  & > h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 16px 6px 0;
    overflow-wrap: anywhere;
    ${typography.h3}
    font-size: 1.125rem;
  }
  & > h3 > svg {
    flex: none;
  }
  & > p {
    padding: 6px 6px 0;
    font-size: 1rem;
    line-height: 1.4;
    color: ${vars.color.ink2};
  }
  @media ${media.sm} {
    & > h3 {
      padding-inline: 9px 24px;
      font-size: 1.3125rem;
    }
    & > p {
      padding-inline: 9px 20px;
    }
  }

  &:focus-visible {
    ${raised}
  }
  @media ${media.hover} {
    &:hover {
      ${raised}
    }
  }
`;
