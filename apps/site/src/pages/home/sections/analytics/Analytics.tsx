import { COUNTER, formatNumber } from '@waypage/content';
import { SAMPLE_DEVICES, SAMPLE_PLACES, SAMPLE_READINGS } from '@waypage/content/analytics';
import {
  AnimatedCounter,
  BarList,
  Container,
  Heading,
  Heatmap,
  Reveal,
  Section,
  Text,
} from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../useMediaQuery.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { barItems, heatmapView } from './analytics-view.ts';
import { MetricsTable } from './MetricsTable.tsx';

/** Metrics of scans, with sample data (docs/product.md, section 2, "Analytics"; the counter: section 4). */
export default function Analytics() {
  const { t } = useTranslation(['analytics']);
  const locale = useLocale();
  // In the prerendered HTML nothing moves.
  const isStill = useMediaQuery(media.reducedMotion, true);
  const [hasCounted, setCounted] = useState(false);
  return (
    <Section id="analytics">
      <Container>
        <Main>
          <Intro>
            <div>
              <Heading level={2}>{t('analytics:title')}</Heading>
              <Text tone="ink2">{t('analytics:lead')}</Text>
            </div>
            <Counter>
              <AnimatedCounter
                value={COUNTER.value}
                durationMs={COUNTER.durationMs}
                format={(value) => formatNumber(value, locale)}
                onEnd={() => setCounted(true)}
              />
              <p>{t('analytics:counter')}</p>
            </Counter>
          </Intro>
          <Reveal>
            <Heatmap {...heatmapView(t, locale)} peakLit={isStill || hasCounted} />
            <Lists>
              <BarList label={t('analytics:where')} items={barItems(SAMPLE_PLACES, t)} max={100} />
              <BarList
                label={t('analytics:device')}
                items={barItems(SAMPLE_DEVICES, t)}
                max={100}
              />
            </Lists>
            <SampleTag>{t('analytics:sampleTag')}</SampleTag>
          </Reveal>
        </Main>
        <Readings role="list">
          {SAMPLE_READINGS.map((reading, index) => (
            <Reveal key={reading} order={index} render={<li />}>
              {t(reading)}
            </Reveal>
          ))}
        </Readings>
        <Lines>
          <p>{t('analytics:plans')}</p>
          <p>{t('analytics:honest')}</p>
        </Lines>
        <MetricsTable />
      </Container>
    </Section>
  );
}

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;

  @media ${media.lg} {
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 7fr);
    gap: ${vars.space[10]};
  }
  @media ${media.xl} {
    gap: ${vars.space[14]};
  }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${vars.space[10]};

  & p {
    max-inline-size: 25em;
  }
  & h2 + p {
    margin-block-start: 16px;
  }
`;

const Counter = styled.div`
  & > span {
    /* Fits at any font size of the browser. */
    font-size: min(clamp(4rem, 2rem + 6.6vw / ${textZoom}, 7.75rem), 18.5vw / ${textZoom});

    @media ${media.lg} {
      font-size: min(8.6vw / ${textZoom}, 7.75rem);
    }
  }
  & > p {
    margin-block-start: 16px;
    color: ${vars.color.ink2};
  }
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.8rem), 1fr));
  gap: 24px;
  margin-block-start: ${vars.space[9]};

  @media ${media.sm} {
    column-gap: 44px;
  }
`;

const SampleTag = styled.p`
  margin-block-start: 20px;
  ${typography.small}
  color: ${vars.color.ink3};
`;

const Readings = styled.ul`
  ${mixins.listReset}
  display: grid;
  gap: 0 24px;
  margin-block-start: ${vars.space[12]};

  & > li {
    padding-block: 16px;
    border-block-start: 1px solid ${vars.color.line};
    ${typography.question}
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-block-start: ${vars.space[7]};
  color: ${vars.color.ink2};
`;
