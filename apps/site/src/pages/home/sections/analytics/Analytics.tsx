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
import { media } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../useMediaQuery.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { barItems, heatmapView } from './analytics-view.ts';
import { Counter, Intro, Lines, Lists, Main, Readings, SampleTag } from './Analytics.styles.ts';
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
