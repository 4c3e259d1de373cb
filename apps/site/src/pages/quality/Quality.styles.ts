import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PageTitle } from '#components/page-title/PageTitle.tsx';

export const Title = styled(PageTitle)`
  & > h1 {
    max-inline-size: 11em;
  }

  /* As many lines in the fallback font as in the web font. */
  @media ${media.belowSm} {
    & > h1 {
      max-inline-size: 8.75em;
    }
  }
`;

export const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: clamp(28px, 3.4vw, 48px);
  padding: clamp(20px, 2.2vw, 32px) clamp(20px, 6vw, 88px);
  background: ${vars.color.sheet};
  box-shadow: ${vars.shadow.menu};

  /* In narrower viewports the marks would overlap the text. */
  @media ${media.lg} {
    &::before {
      content: '';
      position: absolute;
      inset: 26px;
      background-image: ${Array.from({ length: 8 }, () => `linear-gradient(${vars.color.ink} 0 0)`).join()};
      background-repeat: no-repeat;
      background-size:
        22px 1px,
        1px 22px;
      background-position:
        left 0 top 22px,
        left 22px top 0,
        right 0 top 22px,
        right 22px top 0,
        left 0 bottom 22px,
        left 22px bottom 0,
        right 0 bottom 22px,
        right 22px bottom 0;
      pointer-events: none;
    }
  }
`;

export const SheetEdge = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
  justify-content: space-between;

  & > p {
    ${typography.label}
    font-size: 0.9375rem;
  }

  & > svg:first-child,
  & > svg:last-child {
    min-inline-size: 0;
  }

  & > svg:not(:first-child, :last-child) {
    flex: none;
  }

  @media ${media.belowSm} {
    flex-wrap: wrap;
  }
`;

export const CodesRead = styled.div`
  display: grid;
  gap: 24px;
  padding-block-end: clamp(28px, 3.4vw, 48px);
  border-block-end: 2px solid ${vars.color.line};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.1em;
    align-items: baseline;
    ${typography.price}
    font-size: min(clamp(3.25rem, 15vw / ${textZoom}, 14rem), 16.5vw / ${textZoom});
  }

  & strong {
    font-weight: inherit;
  }

  & > p > span {
    font-size: 0.4em;
    color: ${vars.color.ink2};
  }

  & > div > p {
    max-inline-size: 24em;
    margin: 12px 0 0;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 40px;
    align-items: end;
  }
`;

export const Cells = styled.dl`
  display: grid;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 10px;
    padding-block: 18px;
    border-block-end: 1px solid ${vars.color.line};
  }

  & dd {
    ${typography.figure}
  }

  & dd > span {
    margin-inline-start: 0.12em;
    font-size: 0.5em;
  }

  & dt {
    max-inline-size: 18em;
    ${typography.small}
    color: ${vars.color.ink2};
  }

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 32px;
  }

  @media ${media.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 0;

    & > div {
      padding: 4px 20px;
      border-block-end: 0;
      border-inline-start: 1px solid ${vars.color.line};
    }
    & > div:first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

export const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;

  & h2 {
    margin-block-end: 16px;
  }

  @media ${media.xl} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 64px;
  }
`;

export const Legend = styled.p`
  margin: 14px 0 0;
  ${typography.micro}
  color: ${vars.color.ink2};

  &::before {
    content: '';
    display: inline-block;
    inline-size: 3px;
    block-size: 1em;
    margin-inline-end: 8px;
    vertical-align: -0.15em;
    background: ${vars.color.signal};
  }
`;

export const Missing = styled.div`
  display: grid;
  gap: 32px;
  margin-block-start: ${vars.space.section};

  & > div > p {
    max-inline-size: 24em;
    margin: 16px 0 20px;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    /* A long word of the title takes its space from the list. */
    grid-template-columns: minmax(min-content, 4fr) minmax(0, 8fr);
    gap: ${vars.space[12]};
  }
`;

export const MissingList = styled.ul`
  ${mixins.listReset}
  border-block-start: 2px solid ${vars.color.line};

  & > li {
    position: relative;
    padding-block: 20px;
    padding-inline-start: 38px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 24px;
    inset-inline-start: 0;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid ${vars.color.ink};
    border-radius: 0 0 5px 0;
  }

  & h3 {
    ${typography.question}
  }

  & p {
    margin: 6px 0 0;
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;
