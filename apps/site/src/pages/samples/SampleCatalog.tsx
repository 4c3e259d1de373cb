import { findSample } from '@waypage/content/samples';
import { Brackets, Container, Heading, useAnnouncement } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { useQueryState, writeQuery } from '#features/query-state/useQueryState.ts';
import { SamplePreview } from '#features/sample-preview/SamplePreview.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { useLinks } from '#services/useLinks.ts';
import { COLUMNS, SampleItem } from './SampleItem.tsx';
import { arrangeSamples } from './sample-rows.ts';
import {
  ALL_SAMPLES,
  filterSamples,
  QUERY_PARAMETERS,
  NO_FILTER,
  type SamplesFilter,
} from './samples-filter.ts';
import { TraitFilters } from './TraitFilters.tsx';
import { TypeFilter } from './TypeFilter.tsx';

/** Approximate height above the samples, and of a row with its gap, in CSS pixels of a wide viewport. */
const ABOVE = 480;
const ROW = 520;

function firstSamples(windowHeight: number): number {
  return COLUMNS * Math.max(1, Math.ceil((windowHeight - ABOVE) / ROW));
}

const BLANK_TYPE = 'custom';

const queryOf = (filter: SamplesFilter) => writeQuery(filter, NO_FILTER, QUERY_PARAMETERS);

/** All samples with a page, and their filters (docs/product.md, section 2, "Samples screen"). */
export function SampleCatalog() {
  const { t } = useTranslation(['samples-page']);
  const links = useLinks();
  const [filter, change, isChanged] = useQueryState(NO_FILTER, QUERY_PARAMETERS);
  const field = useRef<HTMLDivElement>(null);
  const samples = filterSamples(filter);
  const count = t('samples-page:count', { count: samples.length, total: ALL_SAMPLES.length });
  useAnnouncement(count, { muted: !isChanged });
  const cells = arrangeSamples(samples, ({ id }) => findSample(id) !== undefined);
  const visibleCells = useDeferredContent() ? cells : cells.slice(0, firstSamples(innerHeight));

  const changeFilter = (part: SamplesFilter, isRepeated = false) => {
    // Hydration repeats choices that are in the URL already, after a reload for example.
    if (queryOf({ ...filter, ...part }) === queryOf(filter)) return;
    change(part);
    // Otherwise the first results would be above the viewport, behind the sticky strip.
    const top = field.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && !isRepeated) field.current?.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <section>
      <Head>
        <Title level={1}>{t('samples-page:title')}</Title>
        <Lead>{t('samples-page:lead')}</Lead>
      </Head>
      <TypeFilter type={filter.type} onChange={(type) => changeFilter({ type })} />
      <Field ref={field}>
        <Container>
          <Above>
            <Count>{count}</Count>
            <TraitFilters filter={filter} onChange={changeFilter} />
            <Note>{t('samples-page:notice')}</Note>
          </Above>
          {samples.length === 0 ? (
            <EmptyState>
              <Brackets size="notFoundSmall" aria-hidden="true" />
              <p>{t('samples-page:none')}</p>
              <NewTabButton variant="solid" href={links.newPage(filter.type ?? BLANK_TYPE)}>
                {t('samples-page:startFromScratch')}
              </NewTabButton>
            </EmptyState>
          ) : (
            <Room>
              <Grid role="list">
                {visibleCells.map(({ item, isWide }, index) => (
                  <SampleItem key={item.id} sample={item} isWide={isWide} index={index} />
                ))}
              </Grid>
            </Room>
          )}
        </Container>
      </Field>
      <SamplePreview />
    </section>
  );
}

const Head = styled(Container)`
  display: grid;
  gap: ${vars.space[6]};
  padding-block: 48px 36px;

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) min(40%, 538px);
    gap: ${vars.space[10]};
    align-items: end;
    padding-block: 54px 42px;
  }
`;

const Title = styled(Heading)`
  overflow-wrap: anywhere;
  margin-inline-start: 0;
  font-size: min(clamp(3.25rem, 2.05rem + 6.4vw, 7.8125rem), 20vw);
`;

const Lead = styled.p`
  max-inline-size: 31em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

const Field = styled.div`
  padding-block: ${vars.space[7]} clamp(72px, 8.4vw, 120px);
  border-block-start: 1px solid ${vars.color.line};
  color: ${vars.color.ink};
  background: ${vars.color.mist};
  scroll-margin-block-start: 60px;
`;

const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[7]};
  align-items: center;
  min-block-size: 44px;
  margin-block-end: ${vars.space[7]};

  @media ${media.lg} {
    margin-block-end: ${vars.space[5]};
  }

  @media ${media.belowSm} {
    flex-direction: column;
    align-items: start;
    margin-block-end: ${vars.space[9]};
  }
`;

const Count = styled.p`
  ${typography.label}
`;

const Note = styled.p`
  font-size: 1rem;
  line-height: 1.4;
  color: ${vars.color.ink2};

  @media ${media.sm} {
    margin-inline-start: auto;
  }
`;

const Room = styled.div`
  container-type: inline-size;
`;

/* Height of a phone that is 304 px wide; less in narrower columns. */
const Grid = styled.ul`
  ${mixins.listReset}
  --_high: min(610px, 100cqi * 1.6);
  display: grid;
  gap: 36px 28px;

  @media ${media.sm} {
    --_high: min(610px, (100cqi - 28px) / 2 * 1.961);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 46px;
  }

  @media ${media.xl} {
    --_high: min(610px, (100cqi - 84px) / 4 * 1.961);
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const EmptyState = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[7]};
  align-items: start;
  padding-block: ${vars.space[11]};

  & > p {
    ${typography.h3}
  }
`;
