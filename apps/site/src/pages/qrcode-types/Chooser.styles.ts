import { media, typography, vars } from '@waypage/ui/theme';
import { keyframes, styled } from 'styled-components';
import { objectsWith } from '#components/printed-object/find-object.ts';

/* A punch card with a cut corner. Hidden without scripts; the table below has the same content. */
export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${vars.color.ink};
  background: ${vars.stock.manila};
  clip-path: polygon(34px 0, 100% 0, 100% 100%, 0 100%, 0 34px);

  @media ${media.belowSm} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 818fr) minmax(0, 510fr);
  }
  @media ${media.noScript} {
    display: none;
  }
`;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 28px;
  padding-block: 40px 44px;
  padding-inline: clamp(20px, 3.2vw, 44px);

  & > h2 {
    margin-block-end: -4px;
  }
  /* The longest choices fit side by side in the fallback font too, so that they do not move. */
  @media ${media.lg} {
    padding-inline: clamp(20px, 5vw - 25px, 44px);
  }
`;

export const Stub = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr) auto;
  gap: 20px 12px;
  padding-block: 40px 36px;
  padding-inline: clamp(20px, 2.9vw, 42px) 28px;
  border-block-start: 2px dashed ${vars.color.line};

  @media ${media.lg} {
    border-block-start: 0;
    border-inline-start: 2px dashed ${vars.color.line};
  }
`;

export const Result = styled.div`
  grid-area: 1 / 1 / 2 / -1;
  justify-self: start;
  z-index: 1;

  & > h3 {
    margin-block: 6px 12px;
    ${typography.h3Wide}
  }
  & > p {
    font-size: 1rem;
  }
  & > a {
    display: inline-block;
    margin-block-start: 20px;
  }
`;

export const Other = styled.div`
  grid-area: 2 / 1;
  align-self: end;
  padding-block-end: 8px;
  font-size: 1rem;
`;

export const Note = styled.p`
  margin-block-end: 16px;
  ${typography.small}
`;

const landed = keyframes`
  from { opacity: 0; translate: 0 16px; }
`;

const places = objectsWith('chooser')
  .map(
    ([{ id }, { width, narrowWidth = width, isUpright = false }]) => `
  &[data-object='${id}'] {
    ${width === undefined ? '' : `inline-size: ${width}px;`}
    ${isUpright ? 'transform: none;' : ''}
    ${narrowWidth === undefined ? '' : `@media ${media.belowSm} { inline-size: ${narrowWidth}px; }`}
  }`,
  )
  .join('');

export const Image = styled.div`
  grid-area: 1 / 2 / -1 / -1;
  align-self: end;
  inline-size: 228px;
  transform: rotate(-4deg);

  ${places}
  & > img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.object};
  }
  @media ${media.lg} and ${media.belowXl} {
    inline-size: 164px;
  }
  @media ${media.belowSm} {
    inline-size: min(150px, 40vw);
  }
  @media not ${media.reducedMotion} {
    &[data-chosen] {
      animation: ${landed} ${vars.duration.base} ${vars.easing.paper};
    }
  }
`;
