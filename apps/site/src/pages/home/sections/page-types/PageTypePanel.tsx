import { Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { objectOf } from '#components/printed-object/find-object.ts';
import { Stage } from '#components/stage/Stage.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import type { viewPageType } from './page-types-view.ts';
import {
  Actions,
  Benefits,
  Description,
  Head,
  Note,
  Rest,
  Root,
  Words,
} from './PageTypePanel.styles.ts';

type Props = ReturnType<typeof viewPageType> & { readonly isFirst: boolean };

export function PageTypePanel({ pageType, sample, solutionPath, tag, isFirst }: Props) {
  const { t } = useTranslation(['page-types', 'create', ...SAMPLE_NAMESPACES]);
  const title = t(pageType.title);
  return (
    <Root data-plain={pageType.benefits.length === 0 ? '' : undefined}>
      <Head>
        <Heading level={3} variant="h3Wide">
          {title}
        </Heading>
        <Description>{t(pageType.description)}</Description>
      </Head>
      <Rest data-deferred={isFirst ? undefined : 'searchable'}>
        <Stage
          object={objectOf(sample.id)}
          objectAlt={t(sample.objectImage)}
          phone={<SamplePhone sample={sample.id} alt={t(sample.picture)} />}
          tag={t(tag)}
        />
        <Words>
          {pageType.benefits.length > 0 && (
            <Benefits role="list">
              {pageType.benefits.map((benefit) => (
                <li key={benefit}>{t(benefit)}</li>
              ))}
            </Benefits>
          )}
          <Actions>
            <NewTabButton variant="solid" href={newPageLike(sample, useLocale())}>
              {t(pageType.create)}
            </NewTabButton>
            <ArrowLink to={solutionPath}>
              {t('page-types:learnMore')}
              <ScreenReaderText>{t('page-types:about', { title })}</ScreenReaderText>
            </ArrowLink>
          </Actions>
          {pageType.note && <Note>{t(pageType.note)}</Note>}
        </Words>
      </Rest>
    </Root>
  );
}
