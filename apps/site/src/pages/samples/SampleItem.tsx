import { findSample, type SampleId, type SamplePage } from '@waypage/content/samples';
import { Reveal, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { previewLink } from '#features/sample-preview/preview-link.ts';
import { newPageLike } from '#features/sample-preview/new-page-like.ts';
import { SAMPLE_PAGE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import { objectOf, PRINTED_OBJECTS } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import type {
  PrintedObjectDefinition,
  Stock,
} from '#components/printed-object/object-definition.ts';

/** Limits of the object beside the phone, in pixels: about the same area for each object, up to this width. */
const WIDE = { area: 65_000, width: 286 } as const;

/** Limits of the object on a stage of a narrow viewport, in 1/390 of its width: beside the phone, or above it. */
const NARROW = { beside: 140, above: { width: 255, height: 160 } } as const;

/** Degrees. Only objects that lie on a table are tilted. */
const LYING_TILT = -6;

/**
 * Size and tilt of an object (docs/design.md, section 11, "Samples"): its width in pixels, and in a narrow viewport in
 * 1/390 of its width, where a tall object is beside the phone and others are above it.
 */
export function objectLayout({ size, isLying = false }: PrintedObjectDefinition) {
  const [width, height] = size;
  const ratio = width / height;
  const isTall = height > width;
  return {
    width: Math.round(Math.min(WIDE.width, Math.sqrt(WIDE.area * ratio))),
    narrowWidth: Math.round(
      isTall ? NARROW.beside : Math.min(NARROW.above.width, NARROW.above.height * ratio),
    ),
    isTall,
    tilt: isLying ? LYING_TILT : 0,
  };
}

/** The stock of its type, but never the color that its page begins with or that of the field around it. */
export function wideStock(id: SampleId): Stock {
  if (id === 'pet-dog') return 'airmail';
  const { stock } = objectOf(id);
  return stock === 'mist' ? 'bone' : stock;
}

interface Props {
  readonly sample: SamplePage;
  /** Whether it spans two columns and shows its object, on a stock. */
  readonly isWide: boolean;
  readonly index: number;
}

/** Of a wide viewport. The items of a row appear together. */
export const COLUMNS = 3;

export function SampleItem({ sample, isWide, index }: Props) {
  const { t, locale } = useTranslation(['samples-page', 'menus', ...SAMPLE_PAGE_NAMESPACES]);
  const name = t(sample.name);
  const staged = isWide ? findSample(sample.id) : undefined;
  const object = staged && objectOf(staged.id);
  // A phone shows no other above the fold.
  const loading = index === 0 ? 'eager' : 'lazy';
  const cell = (
    <Cell
      data-wide={object && (objectLayout(object).isTall ? 'tall' : 'flat')}
      data-below-window={index > COLUMNS ? '' : undefined}
    />
  );
  return (
    <Reveal order={index % COLUMNS} render={cell}>
      <Window data-surface={staged && wideStock(staged.id)}>
        {staged && object && (
          <ObjectLayer data-object={object.id}>
            <PrintedObject object={object} alt={t(staged.objectImage)} loading={loading} />
          </ObjectLayer>
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

/* A unit of the design: 1/390 of a wide item in a narrow viewport, elsewhere a pixel. */
const part = (value: number | string) => `calc(${value} * var(--_part))`;

const objectStyles = PRINTED_OBJECTS.map((object) => {
  const { width, narrowWidth, tilt } = objectLayout(object);
  return `&[data-object='${object.id}'] {
      --_object: ${width}; --_narrow: ${narrowWidth}; --_tilt: ${tilt}deg;
    }`;
}).join('');

const Cell = styled.li`
  --_room: calc(var(--_high) + 80px);
  --_estimate: calc(var(--_high) + 41px);
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-wide] {
    --_part: 1px;
    --_phone: 304px;
    --_end: clamp(26px, (100cqi - 650px) * 0.25, 120px);
    grid-column: span 2;
  }

  @media ${media.xl} {
    &[data-wide] {
      --_phone: min(304px, (100cqi - 84px) / 4 * 0.9775);
      --_end: 26px;
    }
  }

  @media ${media.belowSm} {
    &[data-wide] {
      --_part: calc((100cqi + 2 * ${vars.space.gutter}) / 390);
      --_phone: ${part(212)};
      --_end: ${part(14)};
      grid-column: auto;
      margin-inline: calc(-1 * ${vars.space.gutter});
    }
    &[data-wide='flat'] {
      --_phone: ${part(268)};
      --_end: ${part(20)};
    }
  }
`;

/* All in one grid cell, so that the link's overlay covers the window and not only the bar. */
const Window = styled.div`
  position: relative;
  flex: none;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: var(--_high);
  overflow: clip;

  & > * {
    grid-area: 1 / 1;
  }

  /* Reserves the space of the phone, so that the object does not move when it loads. */
  [data-wide] > & {
    grid-template-columns: minmax(0, 1fr) calc(var(--_phone) + var(--_end));
    border-end-end-radius: ${vars.radius.roundL};
  }

  ${mixins.stockGrounds}

  @media ${media.belowSm} {
    [data-wide] > & {
      block-size: ${part(480)};
      border-radius: 0;
    }
    [data-wide='flat'] > & {
      block-size: ${part(598)};
    }
  }

  @media (forced-colors: active) {
    [data-wide] > & {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

const ObjectLayer = styled.div`
  ${objectStyles}
  place-self: center;
  inline-size: min(${part('var(--_object)')}, 100% - 32px);
  transform: rotate(var(--_tilt));

  & > img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.paper};
  }

  @media ${media.belowSm} {
    inline-size: ${part('var(--_narrow)')};

    [data-wide='flat'] & {
      place-self: start;
      margin-block-start: ${part(95)};
      margin-inline-start: ${part(144)};
      transform: translate(-50%, -50%) rotate(var(--_tilt));
    }
  }
`;

const Phone = styled.div`
  --_width: min(304px, 97.75%);
  display: flex;
  justify-content: center;
  padding-block-start: 10px;

  [data-wide] & {
    --_width: var(--_phone);
    grid-column: 2;
    padding-block-start: 36px;
    padding-inline-end: var(--_end);
  }

  @media ${media.belowSm} {
    [data-wide] & {
      padding-block-start: ${part(28)};
    }
    [data-wide='flat'] & {
      padding-block-start: ${part(180)};
    }
  }
`;

/* On hover or focus. The first link covers the window, so that a tap on the image opens the preview. */
const Bar = styled.div`
  z-index: 1;
  grid-column: 1 / -1;
  align-self: end;
  display: flex;
  opacity: 0;

  & > a {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 54px;
    padding-inline: ${vars.space[4]};
    ${typography.control}
    text-align: center;
    text-decoration: none;
    scroll-margin-block-start: 140px;
    outline-offset: -6px;
  }

  & > a:focus-visible {
    outline: 3px solid currentcolor;
  }

  & > :first-child {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }

  & > :first-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > :last-child {
    position: relative;
    z-index: 1;
    color: ${vars.color.onSignal};
    background: ${vars.color.signal};
    pointer-events: none;
  }

  @media ${media.sm} {
    [data-wide] & > :last-child {
      border-end-end-radius: ${vars.radius.roundL};
    }
  }

  ${Window}:has(:focus-visible) > & {
    opacity: 1;
  }

  ${Window}:has(:focus-visible) > & > :last-child {
    pointer-events: auto;
  }

  @media ${media.hover} {
    ${Window}:hover > & {
      opacity: 1;
    }

    ${Window}:hover > & > :last-child {
      pointer-events: auto;
    }

    & > :last-child:hover {
      background: ${vars.color.signalHover};
    }
  }

  @media ${media.noScript} {
    opacity: 1;

    & > :last-child {
      pointer-events: auto;
    }
  }

  @media print {
    display: none;
  }

  @media (forced-colors: active) {
    & > a {
      border: 1px solid;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${vars.duration.quick} ${vars.easing.out};
  }
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[5]};
  align-items: baseline;
  justify-content: space-between;
  padding-block-start: 14px;
  border-block-start: 2px solid ${vars.color.line};

  & > h2 {
    ${typography.h3}
    font-size: 1.3125rem;
  }

  & > p {
    font-size: 1rem;
    line-height: 1.4;
    color: ${vars.color.ink2};
  }

  [data-wide] > & {
    border-color: transparent;
  }

  @media ${media.belowSm} {
    [data-wide] > & {
      padding-inline: ${vars.space.gutter};
    }
  }
`;
