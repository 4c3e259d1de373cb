import { ArrowRightIcon, Container, FeatureCard, Reveal, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { TypeCell } from '#components/type-cell/TypeCell.tsx';
import { Cells, Make, NextSection } from './NextTypes.styles.ts';
import type { TypeView } from './view-type.ts';

export function NextTypes({
  view: { pageType, messages, sample, related },
}: {
  readonly view: TypeView;
}) {
  const { t } = useTranslation(['qrcode-type', messages.namespace, 'page-types', 'create']);
  return (
    <NextSection>
      <Container>
        <Reveal render={<Cells />}>
          <FeatureCard
            title={t(messages.make.title)}
            headingLevel={2}
            foot={
              <TextLink
                iconEnd={<ArrowRightIcon size={18} />}
                render={<Link to={`/solutions/${pageType.solutionId}`} />}
              >
                {t(pageType.isPageless ? 'qrcode-type:aboutLink' : 'qrcode-type:aboutPage')}
              </TextLink>
            }
          >
            {t(messages.make.text)}
            <Make>
              <NewTabButton variant="solid" href={newPageLike(sample)}>
                {t(pageType.create)}
              </NewTabButton>
            </Make>
          </FeatureCard>
          {related.map((next) => (
            <TypeCell
              key={next.pageType.id}
              pageType={next.pageType}
              title={t(next.pageType.title)}
              headingLevel={2}
              stock={next.stock}
              details={t('qrcode-type:details')}
            />
          ))}
        </Reveal>
      </Container>
    </NextSection>
  );
}
