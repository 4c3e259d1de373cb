import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(24px, 2.5vw, 36px);
  border-end-end-radius: ${vars.radius.roundL};
  background: ${vars.color.sheet};

  h2 {
    ${typography.h3Wide}
    font-size: min(clamp(2rem, 1.7rem + 0.8vw / ${textZoom}, 2.5rem), 11vw / ${textZoom});
    outline-offset: 6px;
    /* Keeps the stamp above and the sentence below in view after scrolling to it. */
    scroll-margin-block: calc(${vars.layout.header} + 120px) 160px;
  }

  & > p {
    margin-block-start: 16px;
    color: ${vars.color.ink2};
  }

  @media ${media.belowMd} {
    padding-inline: ${vars.space.gutter};
  }
`;

export const Stamp = styled.strong`
  align-self: start;
  margin-block-end: 28px;
  padding: 9px 14px;
  border: 3px solid ${vars.color.signal};
  rotate: -3deg;
  ${typography.labelLg}
  color: ${vars.color.signalText};

  &[data-verdict='pending'] {
    border-color: ${vars.color.line};
    color: ${vars.color.ink2};
  }

  &[data-verdict='fine'] {
    border-color: ${vars.color.ok};
    color: ${vars.color.ok};
  }
`;

export const Inside = styled.div`
  margin-block-start: 28px;
  padding-block-start: 20px;
  border-block-start: 2px solid ${vars.color.line};

  h3 {
    ${typography.label}
  }
`;

export const Text = styled.p`
  margin-block-start: 14px;
  padding-block: 2px 6px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${mixins.focusRing}

  &[data-long] {
    max-block-size: 11em;
    overflow: auto;
  }
  &[data-kind='url'] {
    ${typography.dimension}
    line-height: 1.3;
    color: ${vars.color.ink2};
  }

  strong {
    /* Right-to-left letters must not reorder the text around them. */
    unicode-bidi: isolate;
    font-weight: inherit;
    color: ${vars.color.ink};
    text-decoration-line: underline;
    text-decoration-thickness: 3px;
    text-decoration-color: ${vars.color.signal};
    text-underline-offset: 4px;
  }
`;

export const Mark = styled.span`
  margin-inline: 1px;
  padding-inline: 4px;
  border: 1px solid currentcolor;
  ${typography.label}
  font-size: 0.75em;
  white-space: nowrap;
  color: ${vars.color.signalText};
`;

export const Fields = styled.dl`
  display: grid;
  gap: 10px;
  margin-block-start: 14px;

  & > div {
    display: grid;
    grid-template-columns: minmax(6em, 2fr) minmax(0, 5fr);
    gap: 4px 16px;
  }

  dt {
    ${typography.small}
    color: ${vars.color.ink2};
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  button {
    margin-inline-start: 12px;
  }
`;

export const Raw = styled.details`
  margin-block-start: 16px;

  summary {
    padding-block: 8px;
    ${typography.small}
    cursor: pointer;
    ${mixins.focusRing}
  }
`;

export const Remarks = styled.ul`
  ${mixins.listReset}
  margin-block-start: 10px;

  & > li {
    display: grid;
    grid-template-columns: 22px 1fr;
    gap: 12px;
    align-items: start;
    padding-block: 12px;
    border-block-start: 1px solid ${vars.color.lineSoft};
    ${typography.small}
  }

  & > [data-warning] {
    color: ${vars.color.signalText};
  }
`;

export const Letters = styled.span`
  ${typography.label}
  font-size: 1rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-block-start: auto;
  padding-block-start: 24px;

  @media ${media.belowXl} {
    & > * {
      flex-grow: 1;
    }
  }
`;
