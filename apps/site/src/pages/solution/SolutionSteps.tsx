import { formatNumber } from '@waypage/content';
import type { SolutionId } from '@waypage/content/solutions';
import { Container, Heading, Reveal, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '#services/i18n/useLocale.ts';
import { FactList } from '#components/fact-list/FactList.tsx';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { viewSolution } from './solution-view.ts';
import {
  Band,
  Columns,
  Dimension,
  Further,
  Measured,
  Panel,
  Steps,
} from './SolutionSteps.styles.ts';

export function SolutionSteps({ id }: { readonly id: SolutionId }) {
  const locale = useLocale();
  const { solution, object, typePath } = viewSolution(id, locale);
  const { messages } = solution;
  const { t } = useTranslation(['solution', messages.namespace]);
  const size = t('solution:facts.hereValue', { size: formatNumber(solution.printSizeCm, locale) });
  const facts = [
    [t('solution:facts.smallest'), t('solution:facts.smallestValue')],
    [t('solution:facts.edge'), t('solution:facts.edgeValue')],
    [t('solution:facts.here'), size],
    [t('solution:facts.scans'), t('solution:facts.scansValue')],
  ] as const;
  return (
    <Band surface="sheet">
      <Container render={<Columns />}>
        <div>
          <Heading level={2}>{t(messages.steps.title)}</Heading>
          <Reveal render={<Steps role="list" />}>
            {messages.steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </Reveal>
        </div>
        <Reveal order={1}>
          <Panel>
            <Measured data-object={object.id}>
              <PrintedObject object={object} alt={t('solution:facts.object')} />
              <Dimension aria-hidden="true">
                <span>{size}</span>
              </Dimension>
            </Measured>
          </Panel>
          <h3>
            <VisuallyHidden>{t('solution:facts.title')}</VisuallyHidden>
          </h3>
          <FactList facts={facts} />
          <Further>
            {typePath !== undefined && (
              <TextLink render={<Link to={typePath} />}>{t('solution:typeLink')}</TextLink>
            )}
            <TextLink render={<Link to="/print-planner" />}>{t('solution:plan')}</TextLink>
          </Further>
        </Reveal>
      </Container>
    </Band>
  );
}
