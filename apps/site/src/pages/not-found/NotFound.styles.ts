import { Beam, Brackets, Container } from '@waypage/ui';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  overflow: clip;
`;

export const Inner = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 478px;
  gap: 40px;
  /* Not centered, so that nothing moves while the page loads. */
  align-items: start;
  min-block-size: 720px;
  padding-block: 140px 72px;

  @media ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-block-size: 0;
    padding-block: 72px;
  }
`;

export const Title = styled.h1`
  /* Two lines in every language, in the web font and in the fallback. */
  max-inline-size: 6.2em;
  margin-inline-start: -0.045em;
  ${typography.display}

  @media ${media.lg} {
    font-size: min(clamp(3.25rem, 1.2rem + 7vw / ${textZoom}, 5.75rem), 16.5vw / ${textZoom});

    &:not(:lang(en)) {
      font-size: calc(6.4vw / ${textZoom});
    }
  }

  @media ${media.xl} {
    font-size: min(9.25vw / ${textZoom}, 8.375rem);

    &:not(:lang(en)) {
      font-size: min(7.6vw / ${textZoom}, 7rem);
    }
  }

  /* The longest word has to fit without hyphenation. */
  @media ${media.belowSm} {
    &:not(:lang(en)) {
      font-size: min(clamp(2.25rem, 13.5vw / ${textZoom}, 3.25rem), 14vw / ${textZoom});
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 28px;
  align-items: center;
`;

export const Links = styled(Actions)`
  row-gap: 20px;
`;

export const Lead = styled.p`
  max-inline-size: 27em;
  margin-block: 28px 32px;
  padding-inline-end: 1.2em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

export const Meant = styled.p`
  margin-block-start: 32px;
  overflow-wrap: anywhere;
`;

/* Before the text in the document too: loading after it would move the text down. */
export const View = styled.div`
  position: relative;

  @media ${media.lg} {
    grid-area: 1 / 2;
  }
`;

export const Large = styled(Brackets)`
  @media ${media.belowLg} {
    display: none;
  }
`;

export const Small = styled(Brackets)`
  @media ${media.lg} {
    display: none;
  }
`;

export const Line = styled(Beam)`
  inset-block-start: calc(50% - 1.5px);
  inset-inline: -40px -50vw;

  @media ${media.xl} {
    inset-inline-start: -140px;
  }

  @media ${media.belowLg} {
    inset-inline: -60px -100vw;
  }
`;
