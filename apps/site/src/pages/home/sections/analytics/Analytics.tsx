import { COUNTER, formatNumber } from '@waypage/content';
import {
  SAMPLE_DEVICES,
  SAMPLE_PLACES,
  SAMPLE_READINGS,
  SAMPLE_TOTAL,
} from '@waypage/content/analytics';
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
import { barItems, heatmapView, metricGroups } from './analytics-view.ts';

/** Metrics of scans, with sample data (docs/product.md, section 2, "Analytics"; the counter: section 4). */
export default function Analytics() {
  const { t, locale } = useTranslation(['analytics']);
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

/** The sample metrics as a collapsed table, for visitors who cannot see the charts. */
function MetricsTable() {
  const { t } = useTranslation(['analytics']);
  return (
    <Folded>
      <summary>{t('analytics:table.show')}</summary>
      <div data-deferred="searchable">
        <Table>
          <caption>{t('analytics:table.caption')}</caption>
          {metricGroups(t).map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">{t('analytics:table.scans')}</th>
                <th scope="col">{t('analytics:table.share')}</th>
              </tr>
              {rows.map(({ id, label, scans, valueText }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>{scans}</td>
                  <td>{valueText}</td>
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t('analytics:table.total')}</th>
              <td>{SAMPLE_TOTAL}</td>
              <td>{t('analytics:percent', { percent: 100 })}</td>
            </tr>
          </tfoot>
        </Table>
      </div>
    </Folded>
  );
}

const Folded = styled.details`
  margin-block-start: 12px;

  & > summary {
    inline-size: fit-content;
    padding-block: 10px;
    font-weight: 650;
    cursor: pointer;
    ${mixins.focusRing}
  }
  & > summary::marker {
    color: ${vars.color.ink3};
  }
  @media ${media.hover} {
    & > summary:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 34em;
  margin-block-start: 12px;
  border-collapse: collapse;
  /* Fits a phone at any text size. */
  font-size: min(1.0625rem, 5.4vw / ${textZoom});
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block-end: 12px;
    ${typography.small}
    text-align: start;
    color: ${vars.color.ink2};
  }
  & :is(th, td) {
    padding: 5px 0 5px 16px;
    border-block-end: 1px solid ${vars.color.lineSoft};
    font-weight: 400;
    text-align: end;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & th[scope='col'] {
    padding-block-start: 20px;
    border-block-end: 2px solid ${vars.color.line};
    ${typography.label}
    font-size: min(1.125rem, 5.7vw / ${textZoom});
  }
  & > tfoot :is(th, td) {
    border-block: 2px solid ${vars.color.line};
    font-weight: 650;
  }
`;
