import { CameraIcon, KEEP_VALUE_ON_SCROLL } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { formatMoney } from '../format-money.ts';
import {
  Body,
  Fact,
  font,
  FootAction,
  needsScripts,
  Page,
  PageTitle,
  titleFont,
  WideImage,
} from '../PageParts.tsx';

/** A slider moves the edge between the two images; without scripts they are stacked. */
export default function BeforeAndAfterPage() {
  const { t, locale } = useTranslation(['template-pages', 'sample-gallery-before-and-after']);
  const images = useRef<HTMLDivElement>(null);
  const send = t('sample-gallery-before-and-after:send');
  return (
    <Root>
      <Images ref={images}>
        <Before>
          <WideImage
            src="/images/halftones/armchair-before.webp"
            width={320}
            height={340}
            alt={t('sample-gallery-before-and-after:beforeAlt')}
          />
          <span>{t('sample-gallery-before-and-after:before')}</span>
        </Before>
        <After>
          <WideImage
            src="/images/halftones/armchair-after.webp"
            width={320}
            height={340}
            alt={t('sample-gallery-before-and-after:afterAlt')}
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
          <Fact name={t('sample-gallery-before-and-after:hours')}>31</Fact>
          <Fact name={t('sample-gallery-before-and-after:cloth')}>
            {t('sample-gallery-before-and-after:clothValue')}
          </Fact>
          <Fact name={t('sample-gallery-before-and-after:price')}>
            {formatMoney(640, 'EUR', locale)}
          </Fact>
        </Sums>
        <FootAction href={`mailto:taller@otra-vuelta.example?subject=${encodeURIComponent(send)}`}>
          <CameraIcon size={20} />
          {send}
        </FootAction>
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
  --_corner: 0;
  --_body: 20px 22px 18px;
`;

const Images = styled.div`
  --_edge: 50%;
  position: relative;
  isolation: isolate;

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

const Title = styled(PageTitle)`
  ${titleFont('min(47px, 13vw)', 0.95, 'min(39px, 10.8vw)')}

  &:not(:lang(en)) {
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
    ${font('dimension', '34px')}
  }
`;

const Name = styled.div`
  margin-block-start: 12px;
  ${typography.label}
  text-align: center;
`;
