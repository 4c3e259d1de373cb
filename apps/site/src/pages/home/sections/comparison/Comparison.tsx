import { Button, ComparisonTable, Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionLead } from '#components/section-head/SectionHead.styles.ts';
import { comparisonRows, sentencesOf } from './comparison-view.ts';
import { Foot, Head, SimulatorTitle, TableBox, Verdicts } from './Comparison.styles.ts';
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
