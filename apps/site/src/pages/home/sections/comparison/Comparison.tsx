import { Button, ComparisonTable, Container, Heading, Reveal, Section } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SectionLead } from '#components/section-head/SectionHead.styles.ts';
import { comparisonRows, sentencesOf } from './comparison-view.ts';
import { Simulator } from './Simulator.tsx';

/** Static and dynamic codes side by side (docs/product.md, section 2, "Comparison"). */
export default function Comparison() {
  const { t } = useTranslation(['comparison']);
  return (
    <Section id="comparison" surface="night">
      <Container>
        <Reveal render={<Head />}>
          <Heading level={2}>
            {sentencesOf(t('comparison:title')).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </Heading>
          <SectionLead>{t('comparison:lead')}</SectionLead>
        </Reveal>
        <Reveal>
          <SimulatorTitle level={3} variant="h2Small">
            {t('comparison:simulator.title')}
          </SimulatorTitle>
          <Simulator />
        </Reveal>
        <Reveal render={<TableBox />}>
          <ComparisonTable
            variant="facts"
            caption={t('comparison:table.caption')}
            rowsLabel={t('comparison:table.question')}
            columns={[
              { id: 'static', label: t('comparison:table.static'), muted: true },
              { id: 'dynamic', label: t('comparison:table.dynamic') },
            ]}
            rows={comparisonRows(t)}
            yesLabel={t('comparison:table.yes')}
            noLabel={t('comparison:table.no')}
          />
        </Reveal>
        <Reveal render={<Foot />}>
          <Verdicts>
            <p>{t('comparison:verdict.static')}</p>
            <p>{t('comparison:verdict.dynamic')}</p>
          </Verdicts>
          <Button size="l" render={<Link to="/s/pricing" />}>
            {t('comparison:cta')}
          </Button>
        </Reveal>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 40px;
  margin-block-end: 48px;

  & > h2 > span {
    display: block;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 856fr) minmax(0, 432fr);
    align-items: end;
    margin-block-end: 64px;
  }
`;

const SimulatorTitle = styled(Heading)`
  margin-block-end: 28px;
`;

/** All three columns fit every viewport without scrolling. Only enlarged text scrolls, so that its words stay whole. */
const TableBox = styled.div`
  margin-block-start: clamp(56px, 6vw, 88px);

  & table[data-variant] {
    --_ground: ${vars.color.night};
    min-inline-size: 17rem;
    table-layout: fixed;

    & tr > :not(:first-child) {
      inline-size: 32%;
    }

    @media ${media.belowMd} {
      & tr > * {
        padding-inline-end: 8px;
        vertical-align: top;
        overflow-wrap: break-word;
      }
      & tr > :not(:first-child) {
        inline-size: 31%;
      }
      & :is(thead, tbody) th {
        font-size: 1rem;
      }
      & td {
        font-size: 0.9375rem;
      }
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 28px 40px;
  margin-block-start: 48px;
`;

const Verdicts = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 44em;
  color: ${vars.color.ink2};
`;
