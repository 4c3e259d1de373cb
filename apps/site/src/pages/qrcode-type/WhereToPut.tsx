import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { objectsWith, placementOf } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import type { TypeView } from './view-type.ts';
import { media, mixins, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export function WhereToPut({ view: { messages, sample, object } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace, ...SAMPLE_NAMESPACES]);
  return (
    <Band surface="sheet">
      <Columns>
        <Reveal render={<Image data-object={object.id} />}>
          <img
            src={`/images/drawings/place-${placementOf(object, 'scene').drawing}.svg`}
            alt=""
            width={DRAWING_SIZE.width}
            height={DRAWING_SIZE.height}
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

/** Size of the drawings of places, in their own units. */
export const DRAWING_SIZE = { width: 733, height: 580 } as const;

const share = (part: number, total: number) => `${(part / total) * 100}%`;

const objectStyles = objectsWith('scene')
  .map(
    ([{ id }, { width, start, top, tilt = 0 }]) => `
  &[data-object='${id}'] > :last-child {
    inset-block-start: ${share(top, DRAWING_SIZE.height)};
    left: ${share(start, DRAWING_SIZE.width)};
    inline-size: ${share(width, DRAWING_SIZE.width)};
    rotate: ${tilt}deg;
  }`,
  )
  .join('');

const Band = styled(Section)`
  border-block: 1px solid ${vars.color.line};
`;

export const Columns = styled(Container)`
  display: grid;
  gap: 40px;

  @media ${media.lg} {
    grid-template-columns: minmax(0, ${DRAWING_SIZE.width}fr) minmax(0, 523fr);
    gap: clamp(32px, 4.4vw, 56px);
  }
`;

const Image = styled.div`
  position: relative;
  align-self: start;
  border-end-end-radius: ${vars.radius.roundL};
  overflow: clip;

  & > img {
    inline-size: 100%;
    block-size: auto;
  }
  & > :last-child {
    position: absolute;
    filter: ${vars.shadow.object};
  }
  ${objectStyles}
`;

const Advice = styled.ul`
  ${mixins.listReset}
  margin-block-start: 28px;

  & > li {
    display: grid;
    grid-template-columns: 12px 1fr;
    gap: 18px;
    align-items: baseline;
    padding-block: 15px;
    border-block-start: 1px solid ${vars.color.line};
    line-height: 1.5;
  }
  & > li::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border: 6px solid ${vars.color.ink};
    border-end-end-radius: 5px;
  }
  & > [data-bad]::before {
    border-width: 1.5px;
  }
`;
