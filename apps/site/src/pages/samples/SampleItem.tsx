import { findSample, type SamplePage } from '@waypage/content/samples';
import { Reveal, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { previewLink } from '#features/sample-preview/preview-link.ts';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';
import { SAMPLE_PAGE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { objectOf } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { Bar, Caption, Cell, Lay, Phone, Window } from './SampleItem.styles.ts';
import { wideShape, wideStock } from './wide-place.ts';

interface Props {
  readonly sample: SamplePage;
  /** Whether it spans two columns and shows its object, on a stock. */
  readonly isWide: boolean;
  /** Position among the items that appear together. */
  readonly order: number;
  /** Whether it is the first of all: a phone shows no other above the fold. */
  readonly isFirst: boolean;
}

export function SampleItem({ sample, isWide, order, isFirst }: Props) {
  const { t } = useTranslation(['samples-page', 'menus', ...SAMPLE_PAGE_NAMESPACES]);
  const locale = useLocale();
  const name = t(sample.name);
  const staged = isWide ? findSample(sample.id) : undefined;
  const object = staged && objectOf(staged.id);
  const loading = isFirst ? 'eager' : 'lazy';
  return (
    <Reveal order={order} render={<Cell data-wide={object && wideShape(object)} />}>
      <Window data-surface={staged && wideStock(staged.id)}>
        {staged && object && (
          <Lay data-object={object.id}>
            <PrintedObject object={object} alt={t(staged.objectImage)} loading={loading} />
          </Lay>
        )}
        <Phone>
          <SamplePhone sample={sample.id} alt={t(sample.picture)} loading={loading} />
        </Phone>
        <Bar>
          <a {...previewLink(sample, locale)} aria-label={t('samples-page:previewOf', { name })}>
            {t('samples-page:previewAction')}
          </a>
          <a href={newPageLike(sample, locale)} target="_blank" rel="noopener">
            <span aria-hidden="true">{t('samples-page:createPage')}</span>
            <VisuallyHidden>{t('samples-page:createFrom', { name })}</VisuallyHidden>
            <NewTabNote />
          </a>
        </Bar>
      </Window>
      <Caption>
        <h2>{name}</h2>
        <p>{t(sampleType(sample))}</p>
      </Caption>
    </Reveal>
  );
}
