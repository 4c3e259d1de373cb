import { Container, FeatureCard, Reveal, Section } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { TypeCell } from '#components/type-cell/TypeCell.tsx';
import { newPageLike } from '#features/sample-preview/new-page-like.ts';
import type { TypeView } from './view-type.ts';

export function NextTypes({ view }: { readonly view: TypeView }) {
  const { pageType, messages, sample, related } = view;
  const { t, locale } = useTranslation(['qrcode-type', messages.namespace, 'page-types', 'create']);
  return (
    <Section>
      <Container>
        <Reveal render={<Cells />}>
          <FeatureCard
            title={t(messages.make.title)}
            headingLevel={2}
            foot={
              <ArrowLink to={`/solutions/${pageType.solutionId}`}>
                {t(pageType.isPageless ? 'qrcode-type:aboutLink' : 'qrcode-type:aboutPage')}
              </ArrowLink>
            }
          >
            {t(messages.make.text)}
            <CreateAction>
              <NewTabButton variant="solid" href={newPageLike(sample, locale)}>
                {t(pageType.create)}
              </NewTabButton>
            </CreateAction>
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
    </Section>
  );
}

const tall = objectsWith('cell')
  .filter(([, { isTall = false }]) => isTall)
  .map(([{ id }]) => `[data-object='${id}']`)
  .join(', ');

const Cells = styled.div`
  display: grid;
  grid-auto-rows: minmax(300px, auto);
  gap: 1px;
  padding: 1px;
  background: ${vars.color.line};

  @media ${media.belowSm} {
    margin-inline: calc(-1 * ${vars.space.gutter});
    padding-inline: 0;
  }
  @media ${media.sm} and ${media.belowLg} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: minmax(340px, auto);
  }
  @media ${media.xl} {
    & > [data-object] {
      --_unit: min(1.12px, 100vw / 1440 * 1.12);
    }
    /* These cells are lower than those of the sheet, so that tall objects would overlap the titles. */
    & > :is(${tall}) {
      --_unit: min(0.88px, 100vw / 1440 * 0.88);
    }
  }
`;

const CreateAction = styled.div`
  margin-block: 16px 24px;
`;
