import type { PageType } from '@waypage/content/page-types';
import { getSample } from '@waypage/content/samples';
import { Heading } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { newPageLike } from '#features/sample-preview/new-page-like.ts';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { objectOf } from '#components/printed-object/find-object.ts';
import { Stage } from '#components/stage/Stage.tsx';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

interface Props {
  readonly pageType: PageType;
  readonly isFirst: boolean;
}

/** A page type with its object and its page (docs/product.md, section 2, "Page types"). */
export function PageTypePanel({ pageType, isFirst }: Props) {
  const { t, locale } = useTranslation(['page-types', 'create', ...SAMPLE_NAMESPACES]);
  const title = t(pageType.title);
  const sample = getSample(pageType.sampleId);
  return (
    <Root data-plain={pageType.benefits.length === 0 ? '' : undefined}>
      <Head>
        <Heading level={3} variant="h3Wide">
          {title}
        </Heading>
        <Description>{t(pageType.description)}</Description>
      </Head>
      <Body data-deferred={isFirst ? undefined : 'searchable'}>
        <Stage
          object={objectOf(sample.id)}
          objectAlt={t(sample.objectImage)}
          phone={<SamplePhone sample={sample.id} alt={t(sample.picture)} />}
          tag={t(pageType.isPageless ? 'page-types:sampleLink' : 'page-types:samplePage')}
        />
        <Details>
          {pageType.benefits.length > 0 && (
            <Benefits role="list">
              {pageType.benefits.map((benefit) => (
                <li key={benefit}>{t(benefit)}</li>
              ))}
            </Benefits>
          )}
          <WrapRow $gap={`${vars.space[6]} 26px`} $above={vars.space[8]}>
            <NewTabButton variant="solid" href={newPageLike(sample, locale)}>
              {t(pageType.create)}
            </NewTabButton>
            <ArrowLink to={`/solutions/${pageType.solutionId}`}>
              {t('page-types:learnMore')}
              <ScreenReaderText>{t('page-types:about', { title })}</ScreenReaderText>
            </ArrowLink>
          </WrapRow>
          {pageType.note && <Note>{t(pageType.note)}</Note>}
        </Details>
      </Body>
    </Root>
  );
}

/** The heading comes first in the document. The stage is above it, or from 1280 px beside all words. */
const Root = styled.div`
  display: grid;
  grid-template:
    'stage' auto
    'head' auto
    'words' auto
    / minmax(0, 1fr);

  @media ${media.xl} {
    grid-template:
      'stage head' auto
      'stage words' 1fr
      / minmax(0, 1fr) 340px;
    column-gap: ${vars.space[10]};

    &[data-plain] {
      align-content: center;
      grid-template-rows: auto auto;
    }
  }
`;

export const Head = styled.div`
  grid-area: head;

  @media ${media.belowXl} {
    margin-block-start: ${vars.space[7]};
  }
  @media ${media.xl} {
    [data-plain] > & {
      align-self: end;
    }
  }
`;

const Body = styled.div`
  display: contents;

  & > [data-object] {
    grid-area: stage;
  }
`;

export const Details = styled.div`
  grid-area: words;
`;

const Description = styled.p`
  margin-block-start: ${vars.space[6]};
  ${typography.lead}
  font-size: 1.1875rem;
`;

const Benefits = styled.ul`
  ${mixins.listReset}
  margin-block-start: 26px;

  & > li {
    position: relative;
    padding-block: ${vars.space[4]};
    padding-inline-start: 30px;
    border-block-start: 1px solid ${vars.color.lineSoft};
    line-height: 1.42;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${vars.space[4]} + 0.71em - 6px);
    inset-inline-start: 2px;
    border: 6px solid ${vars.color.ink};
    border-bottom-right-radius: 6px;
  }
`;

const Note = styled.p`
  margin-block-start: ${vars.space[6]};
  ${typography.small}
  color: ${vars.color.ink2};
`;
