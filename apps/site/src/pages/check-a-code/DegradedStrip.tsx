import { CheckIcon, Heading, TriangleAlertIcon, XIcon } from '@waypage/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DegradedCode, Pixels } from '#features/read-code/code-reading.ts';
import { FindingsHead } from './FindingList.styles.ts';
import { Foot, Frame, Strip } from './DegradedStrip.styles.ts';
import { DEGRADATION_WORDS } from './words.ts';

interface Props {
  readonly degraded: readonly DegradedCode[];
}

export function DegradedStrip({ degraded }: Props) {
  const { t } = useTranslation(['check-a-code']);
  return (
    <section>
      <FindingsHead>
        <Heading level={2} variant="h2Small">
          {t('check-a-code:degradation.title')}
        </Heading>
        <p>{t('check-a-code:degradation.note')}</p>
      </FindingsHead>
      <Strip role="list" data-surface="night">
        {degraded.map(({ degradation, readBy, pixels }) => (
          <li key={degradation}>
            <PixelCanvas pixels={pixels} />
            <strong>{t(DEGRADATION_WORDS[degradation])}</strong>
            <ReadByWords count={Number(readBy.zxing) + Number(readBy.other)} />
          </li>
        ))}
      </Strip>
      <Foot>{t('check-a-code:degradation.foot')}</Foot>
    </section>
  );
}

function ReadByWords({ count }: { readonly count: number }) {
  const { t } = useTranslation(['check-a-code']);
  if (count === 2) {
    return (
      <span data-read="both">
        <CheckIcon size={18} />
        {t('check-a-code:degradation.both')}
      </span>
    );
  }
  return count === 1 ? (
    <span data-read="one">
      <TriangleAlertIcon size={18} />
      {t('check-a-code:degradation.one')}
    </span>
  ) : (
    <span data-read="neither">
      <XIcon size={18} />
      {t('check-a-code:degradation.neither')}
    </span>
  );
}

function PixelCanvas({ pixels }: { readonly pixels: Pixels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { data, width, height } = pixels;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [pixels]);
  return <Frame ref={canvas} width={pixels.width} height={pixels.height} aria-hidden="true" />;
}
