import type { HeroSampleId } from '@waypage/content';
import { QrCode } from '@waypage/ui';
import { textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { useCallback, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { CARD_GROUNDS } from './card-grounds.ts';

const VCARD = ['hero-samples:vcard.role', 'hero-samples:vcard.place'] as const;

const CARD_LINES = {
  'vcard-black': VCARD,
  'vcard-white': VCARD,
  'business-realtor': ['hero-samples:business.trade', 'hero-samples:business.place'],
  google: ['hero-samples:google.question.first', 'hero-samples:google.question.second'],
} as const;

/** The image has paper and proper names; translated text and code are on top. Without it, the names are text. */
export function HeroCard({ id, url }: { readonly id: HeroSampleId; readonly url: string }) {
  const { t } = useTranslation(['hero-samples']);
  const [isMissing, setMissing] = useState(false);
  // A prerendered image may fail to load before React attaches `onError`.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  }, []);
  const { ink, names = [] } = CARD_GROUNDS[id];
  const Lines = id === 'google' ? Question : Small;
  return (
    <CardRoot data-card={id}>
      {isMissing ? (
        <Names style={{ color: ink }} translate="no">
          {names.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Names>
      ) : (
        <Image
          ref={check}
          src={`/images/cards/${id}.webp`}
          width={750}
          height={450}
          alt=""
          decoding="async"
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
      <Lines>
        {CARD_LINES[id].map((line) => (
          <span key={line}>{t(line)}</span>
        ))}
      </Lines>
      <CardCode>
        <QrCode value={url} quietZone={0} ground={false} />
      </CardCode>
    </CardRoot>
  );
}

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

/** Text on a card, a line for each `span` in it. */
export const CardText = styled.span`
  position: absolute;
  inset-inline-start: 28px;

  & > span {
    display: block;
  }
`;

const Names = styled(CardText)`
  inset-block-start: 24px;
  ${typography.wordmark}
  font-size: calc(41px / ${textZoom});
  line-height: 39px;
  letter-spacing: -0.035em;
`;

const Small = styled(CardText)`
  inset-block-end: 28px;
  max-inline-size: 172px;
  text-wrap: balance;
  ${typography.labelLg}
  font-size: calc(21px / ${textZoom});
  line-height: 1.1;
  color: var(--_small);
`;

const Question = styled(CardText)`
  inset-block-start: 28px;
  ${typography.wordmark}
  font-size: calc(34px / ${textZoom});
  color: #16263a;

  &:not(:lang(en)) {
    font-size: calc(30px / ${textZoom});
    font-stretch: ${tokens.font.width.wideLong};
  }
`;

/* Where the text area ends and the light stock of the code begins. */
const PANEL = '258px';

const grounds = Object.entries(CARD_GROUNDS)
  .map(
    ([id, { ground, stock, smallInk }]) =>
      `&[data-card='${id}'] { ${smallInk ? `--_small: ${smallInk};` : ''} background: linear-gradient(to right, ${ground} ${PANEL}, ${stock} ${PANEL}); }`,
  )
  .join('');

/** A card of the hero: 250 × 150 units (docs/product.md, section 9, "Hero cards") at 430 × 258 px. */
export const CardRoot = styled.span`
  position: relative;
  display: block;
  inline-size: 430px;
  block-size: 258px;
  color: ${vars.stock.onStock};
  /* Shows a physical object: neither direction nor colors depend on the page. */
  direction: ltr;
  color-scheme: only light;
  forced-color-adjust: none;
  ${grounds}
`;

/** The same for every card, so that the camera never has to search for the code. */
export const CardCode = styled.span`
  position: absolute;
  inset-block-start: 66px;
  inset-inline-start: 281px;
  inline-size: 126px;
  block-size: 126px;
`;
