import type { ReadBy, ReadView } from '@waypage/codes/judge';
import { CheckIcon, Heading, TriangleAlertIcon, XIcon } from '@waypage/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingsHead } from './FindingList.styles.ts';
import { Foot, Strip } from './DegradedStrip.styles.ts';

const ICONS = { both: CheckIcon, one: TriangleAlertIcon, neither: XIcon } as const;

export function DegradedStrip({ views }: { readonly views: readonly ReadView[] }) {
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
        {views.map(({ degradation, readBy, pixels }) => (
          <li key={degradation}>
            <PixelCanvas pixels={pixels} />
            <strong>{t(`check-a-code:degradation.${degradation}`)}</strong>
            <ReadByWords {...readBy} />
          </li>
        ))}
      </Strip>
      <Foot>{t('check-a-code:degradation.foot')}</Foot>
    </section>
  );
}

function ReadByWords({ zxing, other }: ReadBy) {
  const { t } = useTranslation(['check-a-code']);
  const count = Number(zxing === true) + Number(other);
  const read = (['neither', 'one', 'both'] as const)[count] ?? 'neither';
  const Icon = ICONS[read];
  return (
    <span data-read={read}>
      <Icon size={18} />
      {t(`check-a-code:degradation.${read}`)}
    </span>
  );
}

function PixelCanvas({ pixels }: Pick<ReadView, 'pixels'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { data, width, height } = pixels;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [pixels]);
  return <canvas ref={canvas} width={pixels.width} height={pixels.height} aria-hidden="true" />;
}
