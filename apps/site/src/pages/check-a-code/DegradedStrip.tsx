import type { ReadBy, ReadView } from '@waypage/codes/judge';
import { CheckIcon, TriangleAlertIcon, XIcon } from '@waypage/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { FindingsHead } from './FindingList.tsx';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

const ICONS = { both: CheckIcon, one: TriangleAlertIcon, neither: XIcon } as const;

export function DegradedStrip({ views }: { readonly views: readonly ReadView[] }) {
  const { t } = useTranslation(['check-a-code']);
  return (
    <section>
      <FindingsHead
        title={t('check-a-code:degradation.title')}
        note={t('check-a-code:degradation.note')}
      />
      <Strip role="list" data-surface="night">
        {views.map(({ degradation, readBy, pixels }) => (
          <li key={degradation}>
            <PixelCanvas pixels={pixels} />
            <strong>{t(`check-a-code:degradation.${degradation}`)}</strong>
            <ReadStatus {...readBy} />
          </li>
        ))}
      </Strip>
      <Foot>{t('check-a-code:degradation.foot')}</Foot>
    </section>
  );
}

function ReadStatus({ zxing, other }: ReadBy) {
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

const Strip = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  padding: 12px 20px;
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  color: ${vars.color.ink};
  background: ${vars.color.night};

  &::before,
  &::after {
    content: '';
    grid-column: 1 / -1;
    block-size: 8px;
    background: repeating-linear-gradient(to right, #4c4a42 0 16px, transparent 16px 40px);
  }

  & > li {
    display: grid;
    gap: 10px;
    align-content: start;
  }

  canvas {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    forced-color-adjust: none;
  }

  strong {
    margin-block-start: 4px;
    ${typography.label}
  }

  li > span {
    display: flex;
    gap: 8px;
    align-items: start;
    ${typography.small}
  }

  svg {
    flex: none;
  }

  [data-read='both'] {
    color: ${vars.color.ok};
  }

  [data-read='one'] {
    color: ${vars.color.warn};
  }

  [data-read='neither'] {
    color: ${vars.color.danger};
  }

  /* Browsers force this color anyway, but contrast checkers read the declared one. */
  @media (forced-colors: active) {
    [data-read] {
      color: CanvasText;
    }
  }

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-inline: 24px;
  }

  @media ${media.xl} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Foot = styled.p`
  max-inline-size: 46em;
  margin-block-start: 24px;
  color: ${vars.color.ink2};
`;
