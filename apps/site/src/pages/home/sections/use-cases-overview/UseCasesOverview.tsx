import { USE_CASES } from '@waypage/content/use-cases';
import {
  ArrowRightIcon,
  Button,
  Container,
  FeatureGrid,
  Heading,
  Reveal,
  Section,
} from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { objectOf, placeOf } from '#components/printed-object/find-object.ts';
import { Cell, Drawing, Head, Line, Note, Sheet } from './UseCasesOverview.styles.ts';

/** Six jobs, each with an object that does it (docs/product.md, section 2, "Use cases"). */
export default function UseCasesOverview() {
  const { t } = useTranslation(['use-cases-overview']);
  return (
    <Section id="use-cases-overview">
      <Container>
        <Reveal render={<Head />}>
          <Heading level={2}>{t('use-cases-overview:title')}</Heading>
          <Button variant="outline" iconEnd={<ArrowRightIcon />} render={<Link to="/samples" />}>
            {t('use-cases-overview:viewSamplePages')}
          </Button>
        </Reveal>
        <Reveal order={1} render={<Sheet />}>
          <FeatureGrid>
            {USE_CASES.map(({ id, title, text, sampleId }) => {
              const object = objectOf(sampleId);
              const { surface, lines } = placeOf(object, 'useCase');
              return (
                <Cell
                  key={id}
                  data-object={object.id}
                  data-lines={lines}
                  title={t(title)}
                  headingLevel={3}
                  stock={surface}
                  measure={lines === 'short' ? 'short' : 'full'}
                  drawing={<Drawing object={object} alt="" />}
                >
                  <Line>{t(text)}</Line>
                </Cell>
              );
            })}
          </FeatureGrid>
          <Note>{t('use-cases-overview:samplesNote')}</Note>
        </Reveal>
      </Container>
    </Section>
  );
}
