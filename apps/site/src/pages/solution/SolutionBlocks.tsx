import type { SolutionId } from '@waypage/content/solutions';
import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { shortUrlPrefix } from '#services/hosts.ts';
import { blockPlaces } from './block-places.ts';
import { viewSolution } from './solution-view.ts';
import { Drawing, Figure, Head, Label, Note, Notes, Pin } from './SolutionBlocks.styles.ts';

export function SolutionBlocks({ id }: { readonly id: SolutionId }) {
  const locale = useLocale();
  const { solution, sample } = viewSolution(id, locale);
  const { messages } = solution;
  const { t } = useTranslation(['solution', messages.namespace, ...SAMPLE_NAMESPACES]);
  const { items } = messages.blocks;
  return (
    <Section surface="paper">
      <Container>
        <Head>
          <Heading level={2}>{t(messages.blocks.title)}</Heading>
          <p>{t('solution:blocksNote')}</p>
        </Head>
        <Reveal render={<Drawing data-solution={id} data-count={items.length} />}>
          <Figure>
            {blockPlaces(id).hasLabel && (
              <Label translate="no">{shortUrlPrefix + sample.path}</Label>
            )}
            <SamplePhone sample={sample.id} alt={t(sample.picture)} />
            {items.map(({ title }, index) => (
              <Pin key={title} aria-hidden="true">
                {index + 1}
              </Pin>
            ))}
          </Figure>
          <Notes role="list">
            {items.map(({ title, text }, index) => (
              <Note key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </Note>
            ))}
          </Notes>
        </Reveal>
      </Container>
    </Section>
  );
}
