import type { SolutionId } from '@waypage/content/solutions';
import { ArrowRightIcon, Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { objectOf } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { viewSolution } from './solution-view.ts';
import { Cell, Ground, Row } from './SolutionRelated.styles.ts';

export function SolutionRelated({ id }: { readonly id: SolutionId }) {
  const { solution, related } = viewSolution(id, useLocale());
  const { messages } = solution;
  const { t } = useTranslation(['solution', 'menus', messages.namespace]);
  return (
    <Section surface="paper">
      <Container>
        <Heading level={2}>{t(messages.related.title)}</Heading>
        <Reveal render={<Row role="list" />}>
          {related.map(({ id: other, name, sampleId }) => {
            const object = objectOf(sampleId);
            return (
              <Cell key={other}>
                <Ground
                  to={`/solutions/${other}`}
                  aria-label={t('solution:related', { name: t(name) })}
                  data-surface={object.stock}
                >
                  <h3>{t(name)}</h3>
                  <ArrowRightIcon size={24} />
                  <PrintedObject
                    object={object}
                    alt=""
                    data-object={object.id}
                    data-stands={object.related?.stands ? '' : undefined}
                  />
                </Ground>
              </Cell>
            );
          })}
        </Reveal>
      </Container>
    </Section>
  );
}
