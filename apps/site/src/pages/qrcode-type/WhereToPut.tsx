import { Heading, Reveal } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { placeOf } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { PLACE_SIZE, Advice, Band, Columns, Image } from './WhereToPut.styles.ts';
import type { TypeView } from './view-type.ts';

export function WhereToPut({ view: { messages, sample, object } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace, ...SAMPLE_NAMESPACES]);
  return (
    <Band surface="sheet">
      <Columns>
        <Reveal render={<Image data-object={object.id} />}>
          <img
            src={`/images/drawings/place-${placeOf(object, 'place').drawing}.svg`}
            alt=""
            width={PLACE_SIZE.width}
            height={PLACE_SIZE.height}
            loading="lazy"
            decoding="async"
          />
          <PrintedObject object={object} alt={t(sample.objectImage)} />
        </Reveal>
        <div>
          <Heading level={2}>{t('qrcode-type:where.title')}</Heading>
          <Advice role="list">
            {messages.where.good.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
            <li data-bad="">{t(messages.where.bad)}</li>
          </Advice>
        </div>
      </Columns>
    </Band>
  );
}
