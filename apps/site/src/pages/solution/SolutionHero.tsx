import type { SolutionId } from '@waypage/content/solutions';
import { Button, Container } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { titleLength, viewSolution } from './solution-view.ts';
import {
  Actions,
  Crumbs,
  Ground,
  Lay,
  Lead,
  Line,
  Phone,
  Root,
  Room,
  Stage,
  Tag,
  Title,
  View,
  Words,
} from './SolutionHero.styles.ts';

/**
 * The summary of a solution on the stock of its type, with its object and its page (docs/product.md, section 2, "One
 * solution").
 */
export function SolutionHero({ id }: { readonly id: SolutionId }) {
  const locale = useLocale();
  const { solution, sample, object, createUrl, samplePath, tag } = viewSolution(id, locale);
  const { messages } = solution;
  const { t } = useTranslation([
    'solution',
    'menus',
    'create',
    messages.namespace,
    ...SAMPLE_NAMESPACES,
  ]);
  const title = t(messages.hero.title);
  return (
    <Root surface={object.stock}>
      <Container render={<Room />}>
        <Words>
          <nav aria-label={t('solution:breadcrumb')}>
            <Crumbs role="list">
              <li>
                <Link to="/solutions">{t('solution:smartPages')}</Link>
              </li>
              <li aria-current="page">{t(solution.name)}</li>
            </Crumbs>
          </nav>
          <Title data-length={titleLength(title)}>{title}</Title>
          <Lead>{t(messages.hero.lead)}</Lead>
          <Actions>
            <NewTabButton variant="solid" size="l" href={createUrl}>
              {t(solution.create)}
            </NewTabButton>
            {samplePath !== undefined && (
              <Button variant="outline" size="l" render={<a href={samplePath} />}>
                {t('solution:openSample')}
              </Button>
            )}
          </Actions>
        </Words>
        <Stage>
          <Ground data-object={object.id}>
            <Lay>
              <PrintedObject object={object} alt={t(sample.objectImage)} loading="eager" />
              <View />
            </Lay>
            <Line />
            <Phone>
              <SamplePhone sample={sample.id} alt={t(sample.picture)} loading="eager" />
            </Phone>
            <Tag>{t(tag)}</Tag>
          </Ground>
        </Stage>
      </Container>
    </Root>
  );
}
