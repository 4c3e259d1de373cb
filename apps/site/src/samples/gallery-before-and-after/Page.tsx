import { CameraIcon, KEEP_VALUE_ON_SCROLL } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { useLocale } from '#services/i18n/useLocale.ts';
import { money } from '../money.ts';
import {
  Action,
  column,
  footAction,
  fullWidth,
  needsScripts,
  Page,
  PageTitle,
} from '../PageParts.tsx';

const URL = 'taller@otra-vuelta.example';

/**
 * A chair before and after its restoration. A slider moves the edge between the two images; without scripts they are
 * stacked.
 */
export default function BeforeAndAfterPage() {
  const { t } = useTranslation(['template-pages', 'sample-gallery-before-and-after']);
  const locale = useLocale();
  const images = useRef<HTMLDivElement>(null);
  const send = t('sample-gallery-before-and-after:send');
  return (
    <Root>
      <Images ref={images}>
        <Before>
          <img
            src="/images/halftones/armchair-before.webp"
            width={320}
            height={340}
            alt={t('sample-gallery-before-and-after:beforeAlt')}
            decoding="async"
          />
          <span>{t('sample-gallery-before-and-after:before')}</span>
        </Before>
        <After>
          <img
            src="/images/halftones/armchair-after.webp"
            width={320}
            height={340}
            alt={t('sample-gallery-before-and-after:afterAlt')}
            decoding="async"
          />
          <span>{t('sample-gallery-before-and-after:after')}</span>
        </After>
        <Edge>
          <svg viewBox="0 0 52 52" width={52} height={52} aria-hidden="true">
            <path fill="currentColor" d="M0 0h52v52H0z" />
            <path
              fill="none"
              stroke="#2638c4"
              strokeWidth="4"
              d="m20 16-10 10 10 10M32 16l10 10-10 10"
            />
          </svg>
        </Edge>
        <Slider
          type="range"
          aria-label={t('sample-gallery-before-and-after:compare')}
          defaultValue={50}
          onInput={(event) => {
            images.current?.style.setProperty('--_edge', `${event.currentTarget.value}%`);
          }}
        />
      </Images>
      <Body>
        <Title>{t('sample-gallery-before-and-after:title')}</Title>
        <Lead>{t('sample-gallery-before-and-after:lead')}</Lead>
        <Sums>
          <div>
            <dt>{t('sample-gallery-before-and-after:hours')}</dt>
            <dd>31</dd>
          </div>
          <div>
            <dt>{t('sample-gallery-before-and-after:cloth')}</dt>
            <dd>{t('sample-gallery-before-and-after:clothValue')}</dd>
          </div>
          <div>
            <dt>{t('sample-gallery-before-and-after:price')}</dt>
            <dd>{money(640, 'EUR', locale)}</dd>
          </div>
        </Sums>
        <Send href={`mailto:${URL}?subject=${encodeURIComponent(send)}`}>
          <CameraIcon size={20} />
          {send}
        </Send>
        <Name>{t('template-pages:galleryBeforeAndAfter.name')}</Name>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #2638c4;
  --_ink: #fff3ee;
  --_action: #f6b8c8;
  --_action-ink: #1c2260;
`;

const Images = styled.div`
  --_edge: 50%;
  position: relative;
  isolation: isolate;

  img {
    display: block;
    ${fullWidth}
  }

  &:has(:focus-visible) svg {
    outline: 3px solid var(--_ground);
    outline-offset: 3px;
  }
`;

const After = styled.div`
  position: relative;
  background: #f6b8c8;

  span {
    position: absolute;
    /* Avoids a visible half pixel of the image below. */
    inset-block-end: -1px;
    inset-inline-end: 0;
    padding: 9px 16px;
    ${typography.label}
    color: var(--_ink);
    background: var(--_ground);
  }
`;

const Before = styled(After)`
  background: #cfcbc0;

  span {
    inset-inline: 0 auto;
  }

  @media (scripting: enabled) {
    position: absolute;
    z-index: 1;
    inset: 0;
    clip-path: inset(0 calc(100% - var(--_edge)) -1px 0);
  }
`;

const Edge = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-start: var(--_edge);
  inline-size: 4px;
  margin-inline-start: -2px;
  background: currentColor;

  svg {
    position: absolute;
    inset: calc(50% - 26px) auto auto -24px;
    max-inline-size: none;
  }

  ${needsScripts}
`;

/* Invisible, over both images: the visitor drags on the chair itself. */
const Slider = styled.input.attrs(KEEP_VALUE_ON_SCROLL)`
  ${mixins.inputOverLabel}
  z-index: 1;
  cursor: ew-resize;
  touch-action: pan-y pinch-zoom;

  ${needsScripts}
`;

const Body = styled.div`
  ${column}
  padding: 20px 22px 18px;
`;

const Title = styled(PageTitle)`
  ${typography.h2}
  font-size: min(47px, 13vw);
  line-height: 0.95;

  &:not(:lang(en)) {
    font-size: min(39px, 10.8vw);
    font-stretch: 112%;
  }
`;

const Lead = styled.div`
  margin-block: 10px 16px;
  font-size: 16px;
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: 0 0 14px;
  border-block: 1px solid #6e7bdd;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: end;
    padding: 11px 0 10px 14px;
  }

  & > div:first-child {
    padding-inline-start: 0;
  }

  & > div + div {
    border-inline-start: 1px solid #6e7bdd;
  }

  dd {
    margin: 0;
    ${typography.dimension}
    font-size: 34px;
  }
`;

const Send = styled(Action)`
  ${footAction}
  border-radius: 0;
`;

const Name = styled.div`
  margin-block-start: 12px;
  ${typography.label}
  text-align: center;
`;
