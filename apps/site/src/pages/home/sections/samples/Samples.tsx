import { CAROUSEL_SAMPLES } from '@waypage/content/samples';
import { Carousel, Container, Heading, Reveal, Section, Text } from '@waypage/ui';
import { vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { SamplePreview } from '#features/sample-preview/SamplePreview.tsx';
import { SampleLink } from './SampleLink.tsx';

/** The pages of sample customers (docs/product.md, section 4, "Carousel"). */
export default function Samples() {
  const { t } = useTranslation(['samples']);
  return (
    <Root id="samples" surface="mist">
      <Container>
        <Reveal>
          <Carousel
            label={t('samples:carousel')}
            header={
              <Head>
                <Heading level={2}>{t('samples:title')}</Heading>
                <Text tone="ink2">{t('samples:lead')}</Text>
              </Head>
            }
            previousLabel={t('samples:previous')}
            nextLabel={t('samples:next')}
            getSlideLabel={(index, count) =>
              t('samples:slide', { number: index + 1, total: count })
            }
            bleed
          >
            {CAROUSEL_SAMPLES.map((sample) => (
              <SampleLink key={sample.id} sample={sample} />
            ))}
          </Carousel>
        </Reveal>
      </Container>
      <SamplePreview />
    </Root>
  );
}

const Root = styled(Section)`
  padding-block: clamp(64px, 7.2vw, 104px) 36px;
`;

const Head = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  & > h2 {
    max-inline-size: 13.5em;
  }
`;
