import { Beam, Brackets, Button, Container, TextLink } from '@waypage/ui';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { guessPage } from '../page-registry.ts';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

const subscribeToNothing = () => () => undefined;

/** Repeats nothing of the URL, and offers the page that it means (docs/product.md, section 2). */
export function NotFound() {
  const { t } = useTranslation(['not-found']);
  const suggestedPath = useSyncExternalStore(
    subscribeToNothing,
    () => guessPage(location.pathname),
    () => undefined,
  );
  return (
    <Root>
      <Inner>
        <View aria-hidden="true">
          <Large size="notFound" />
          <Small size="notFoundSmall" />
          <Line />
        </View>
        <div>
          <Title>{t('not-found:title')}</Title>
          <Lead>{t('not-found:lead')}</Lead>
          <WrapRow $gap="28px">
            <Button variant="solid" size="l" render={<Link to="/" />}>
              {t('not-found:goHome')}
            </Button>
            <WrapRow $gap="20px 28px">
              <ArrowLink to="/samples">{t('not-found:samples')}</ArrowLink>
              <ArrowLink to="/s">{t('not-found:sections')}</ArrowLink>
            </WrapRow>
          </WrapRow>
          {/* Last, so that nothing moves when it comes. */}
          {suggestedPath !== undefined && (
            <Suggestion>
              {t('not-found:meant')}{' '}
              <TextLink href={suggestedPath} translate="no">
                {location.host + suggestedPath}
              </TextLink>
            </Suggestion>
          )}
        </div>
      </Inner>
    </Root>
  );
}

const Root = styled.div`
  overflow: clip;
`;

const Inner = styled(Container)`
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

const Title = styled.h1`
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

const Lead = styled.p`
  max-inline-size: 27em;
  margin-block: 28px 32px;
  padding-inline-end: 1.2em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

const Suggestion = styled.p`
  margin-block-start: 32px;
  overflow-wrap: anywhere;
`;

/* Before the text in the document too: loading after it would move the text down. */
const View = styled.div`
  position: relative;

  @media ${media.lg} {
    grid-area: 1 / 2;
  }
`;

const Large = styled(Brackets)`
  @media ${media.belowLg} {
    display: none;
  }
`;

const Small = styled(Brackets)`
  @media ${media.lg} {
    display: none;
  }
`;

const Line = styled(Beam)`
  inset-block-start: calc(50% - 1.5px);
  inset-inline: -40px -50vw;

  @media ${media.xl} {
    inset-inline-start: -140px;
  }

  @media ${media.belowLg} {
    inset-inline: -60px -100vw;
  }
`;
