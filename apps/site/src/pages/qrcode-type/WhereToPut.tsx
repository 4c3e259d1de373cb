import { Heading, Reveal, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SAMPLE_NAMESPACES } from '../../features/sample-preview/sample-texts.ts';
import { PrintedObject } from '../../components/printed-object/PrintedObject.tsx';
import { PLACE_SIZE, TYPE_PLACES } from './places.ts';
import { Advice, Band, Columns, Picture } from './WhereToPut.styles.ts';
import type { TypeView } from './view-type.ts';

/** Three good places and a bad one, and a drawn one. */
export function WhereToPut({ view: { pageType, texts, sample } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', texts.namespace, ...SAMPLE_NAMESPACES]);
  return (
    <Band surface="sheet" aria-labelledby="where-title">
      <Columns>
        <Reveal render={<Picture data-type={pageType.id} />}>
          <img
            src={`/images/drawings/place-${TYPE_PLACES[pageType.id].place}.svg`}
            alt=""
            width={PLACE_SIZE.width}
            height={PLACE_SIZE.height}
            loading="lazy"
            decoding="async"
          />
          <PrintedObject id={pageType.object} alt={t(sample.objectPicture)} />
        </Reveal>
        <div>
          <Heading level={2} id="where-title">
            {t('qrcode-type:where.title')}
          </Heading>
          <Advice role="list">
            {texts.where.good.map((line) => (
              <li key={line}>
                <VisuallyHidden>{t('qrcode-type:where.yes')} </VisuallyHidden>
                {t(line)}
              </li>
            ))}
            <li data-bad="">
              <VisuallyHidden>{t('qrcode-type:where.no')} </VisuallyHidden>
              {t(texts.where.bad)}
            </li>
          </Advice>
        </div>
      </Columns>
    </Band>
  );
}
