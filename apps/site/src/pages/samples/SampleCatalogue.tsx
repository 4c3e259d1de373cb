import { findSample } from '@waypage/content/samples';
import { Brackets, Container, useAnnouncement } from '@waypage/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { useQueryState, writeQuery } from '#features/query-state/useQueryState.ts';
import { SamplePreview } from '#features/sample-preview/SamplePreview.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { useLinks } from '#services/useLinks.ts';
import {
  Above,
  Count,
  Field,
  Grid,
  Head,
  Lead,
  Note,
  Nothing,
  Room,
  Title,
} from './SampleCatalogue.styles.ts';
import { SampleItem } from './SampleItem.tsx';
import { placeSamples } from './sample-rows.ts';
import {
  ALL_SAMPLES,
  filterSamples,
  IN_URL,
  NO_FILTER,
  type SamplesFilter,
} from './samples-filter.ts';
import { TraitFilters } from './TraitFilters.tsx';
import { TypeFilter } from './TypeFilter.tsx';

/** Approximate height above the samples, and of a row with its gap, in CSS pixels of a wide viewport. */
const ABOVE = 480;
const ROW = 520;
const COLUMNS = 3;

function firstSamples(windowHeight: number): number {
  return COLUMNS * Math.max(1, Math.ceil((windowHeight - ABOVE) / ROW));
}

const BLANK_TYPE = 'custom';

const queryOf = (filter: SamplesFilter) => writeQuery(filter, NO_FILTER, IN_URL);

/**
 * All samples with a page, with filters, previews and links to start from one (docs/product.md, section 2, "Samples
 * screen").
 */
export function SampleCatalogue() {
  const { t } = useTranslation(['samples-page']);
  const links = useLinks();
  const [filter, change, isChanged] = useQueryState(NO_FILTER, IN_URL);
  const field = useRef<HTMLDivElement>(null);
  const samples = filterSamples(filter);
  const count = t('samples-page:count', { count: samples.length, total: ALL_SAMPLES.length });
  useAnnouncement(count, { muted: !isChanged });
  const places = placeSamples(samples, ({ id }) => findSample(id) !== undefined);
  const shown = useDeferredContent() ? places : places.slice(0, firstSamples(innerHeight));

  const ask = (part: SamplesFilter, isRepeated = false) => {
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
      <TypeFilter type={filter.type} onChange={(type) => ask({ type })} />
      <Field ref={field}>
        <Container>
          <Above>
            <Count>{count}</Count>
            <TraitFilters filter={filter} onChange={ask} />
            <Note>{t('samples-page:notice')}</Note>
          </Above>
          {samples.length === 0 ? (
            <Nothing>
              <Brackets size="notFoundSmall" aria-hidden="true" />
              <p>{t('samples-page:none')}</p>
              <NewTabButton variant="solid" href={links.newPage(filter.type ?? BLANK_TYPE)}>
                {t('samples-page:startFromScratch')}
              </NewTabButton>
            </Nothing>
          ) : (
            <Room>
              <Grid role="list">
                {shown.map(({ item, isWide }, index) => (
                  <SampleItem
                    key={item.id}
                    sample={item}
                    isWide={isWide}
                    order={index % COLUMNS}
                    isFirst={index === 0}
                  />
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
