import { mixins, typography } from '@waypage/ui/theme';
import { Fragment, useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { formatMoney } from '../format-money.ts';
import { font, FootAction, Page, PageTitle, titleFont, WideImage } from '../PageParts.tsx';
import { Radio } from '../parts/Radio.tsx';

/** The pieces of each table: heights in centimeters, prices in euros, positions from top and left in percent of the image. */
const LOOKS = [
  {
    id: 'morning',
    label: 'sample-sales-lookbook:morning',
    pieces: [
      { id: 'jug', label: 'sample-sales-lookbook:jug', height: 26, price: 84, at: [27, 70] },
      { id: 'beaker', label: 'sample-sales-lookbook:beaker', height: 9, price: 22, at: [66, 17] },
      { id: 'bowl', label: 'sample-sales-lookbook:bowl', height: 8, price: 31, at: [64, 86] },
    ],
  },
  {
    id: 'evening',
    label: 'sample-sales-lookbook:evening',
    pieces: [
      { id: 'bottle', label: 'sample-sales-lookbook:bottle', height: 34, price: 96, at: [26, 73] },
      { id: 'stack', label: 'sample-sales-lookbook:stack', height: 18, price: 88, at: [51, 10] },
    ],
  },
] as const;

/** Two laid tables of a potter. Tabs are radios and the numbers are links, so the page works without scripts. */
export default function LookbookPage() {
  const { t, locale } = useTranslation(['template-pages', 'sample-sales-lookbook']);
  const name = useId();
  const subject = encodeURIComponent(t('sample-sales-lookbook:subject'));
  return (
    <Root>
      <Title>{t('template-pages:salesLookbook.name')}</Title>
      <Looks>
        <legend>{t('sample-sales-lookbook:looks')}</legend>
        {LOOKS.map(({ id, label, pieces }, index) => (
          <Fragment key={id}>
            <Tab name={name} defaultChecked={index === 0}>
              {t(label)}
            </Tab>
            <Sheet>
              <Image>
                <WideImage
                  src={`/images/halftones/pots-${id}.webp`}
                  width={360}
                  height={400}
                  alt={t(`sample-sales-lookbook:${id}Alt`)}
                />
                {pieces.map((piece, position) => (
                  <a
                    key={piece.id}
                    href={`#lookbook-${piece.id}`}
                    aria-label={t('sample-sales-lookbook:piece', { number: position + 1 })}
                    data-piece={piece.id}
                  >
                    {position + 1}
                  </a>
                ))}
              </Image>
              <Pieces role="list">
                {pieces.map((piece, position) => (
                  <li key={piece.id} id={`lookbook-${piece.id}`}>
                    <span>{position + 1}</span>
                    {t(piece.label)}
                    <span>{t('sample-sales-lookbook:height', { number: piece.height })}</span>
                    <b>{formatMoney(piece.price, 'EUR', locale)}</b>
                  </li>
                ))}
              </Pieces>
            </Sheet>
          </Fragment>
        ))}
      </Looks>
      <FootAction href={`mailto:horno@barro-lento.example?subject=${subject}`}>
        {t('sample-sales-lookbook:order')}
      </FootAction>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #571a20;
  --_ink: #f6dec8;
  --_rule: #8b4a47;
  --_corner: 0;
  padding-block: 52px 20px;
`;

const Title = styled(PageTitle)`
  position: relative;
  z-index: 1;
  inline-size: min-content;
  ${titleFont('min(52px, 14.4vw)', 0.9)}
  letter-spacing: -0.05em;
`;

const Looks = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: -99px calc(-1 * var(--_gutter)) 12px;
  padding: 0 var(--_gutter);

  legend {
    ${mixins.visuallyHidden}
  }

  @media print {
    display: block;
  }
`;

const Tab = styled(Radio)`
  grid-row: 2;
  display: grid;
  place-items: center;
  min-block-size: 48px;
  margin-block-start: 14px;
  border: 1.5px solid;
  font-weight: 650;
  font-size: 16px;

  &:has(:checked) {
    color: var(--_ground);
    background: var(--_ink);
    border-color: var(--_ink);
  }
`;

const Sheet = styled.div`
  grid-row: 1;
  grid-column: 1 / -1;
  min-inline-size: 0;
  /* Hidden but not removed: both sheets take the height of the longer one. */
  visibility: hidden;

  label:has(:checked) + & {
    visibility: visible;
  }

  @media print {
    visibility: visible;
  }
`;

const Image = styled.div`
  position: relative;
  margin-inline: calc(-1 * var(--_gutter));

  a {
    position: absolute;
    -webkit-user-select: none;
    user-select: none;
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    ${typography.label}
    color: var(--_action-ink);
    background: var(--_action);
    text-decoration: none;
  }

  ${LOOKS.map(({ pieces }) =>
    pieces.map(
      ({ id, at: [top, left] }) => `[data-piece='${id}'] { inset: ${top}% auto auto ${left}%; }`,
    ),
  )}
`;

const Pieces = styled.ul`
  ${mixins.listReset}

  & > li {
    display: grid;
    grid-template-columns: 20px 1fr auto 52px;
    gap: 10px;
    align-items: baseline;
    padding-block: 12px 11px;
    border-block-end: 1px solid var(--_rule);
    /* Keeps the image in view after a click on one of its numbers. */
    scroll-margin-block: 100vh;
  }

  & > li:target {
    margin-inline: -10px;
    padding-inline: 10px;
    color: var(--_ground);
    background: var(--_ink);
  }

  b {
    ${font('dimension', '22px')}
    text-align: end;
  }

  & > li > span:first-child {
    ${typography.label}
  }
`;
