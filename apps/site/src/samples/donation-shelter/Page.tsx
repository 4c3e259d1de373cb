import { MailIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { column, Page, PageTitle, SampleAction, WideImage } from '../PageParts.tsx';
import { Radio } from '../parts/Radio.tsx';

const GIFTS = [
  { id: 'night', euros: 4, nights: 1 },
  { id: 'week', euros: 28, nights: 7 },
  { id: 'month', euros: 120, nights: 30 },
] as const;

const NIGHTS_PER_ROW = 15;
const DOT_SPACING = 9;

function Nights({ nights }: { readonly nights: number }) {
  const rows = Array.from({ length: Math.ceil(nights / NIGHTS_PER_ROW) }, (_, row) =>
    Math.min(NIGHTS_PER_ROW, nights - row * NIGHTS_PER_ROW),
  );
  const width = (rows[0] ?? 0) * DOT_SPACING;
  const height = rows.length * DOT_SPACING;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={6}
        strokeLinecap="round"
        strokeDasharray={`0 ${DOT_SPACING}`}
        d={rows
          .map((dots, row) => `M4.5 ${(row + 0.5) * DOT_SPACING}h${(dots - 1) * DOT_SPACING + 0.1}`)
          .join('')}
      />
    </svg>
  );
}

export default function ShelterPage() {
  const { t } = useTranslation(['sample-donation-shelter']);
  const [euros, setEuros] = useState<number>(GIFTS[1].euros);
  const name = useId();
  return (
    <Root>
      <Image src="/images/halftones/open-door.webp" width={360} height={320} />
      <Body>
        <PageTitle size="min(36px, 10vw)" lineHeight={0.98}>
          {t('sample-donation-shelter:title')}
        </PageTitle>
        <p>{t('sample-donation-shelter:lead')}</p>
        <Gifts>
          <legend>{t('sample-donation-shelter:choose')}</legend>
          {GIFTS.map((gift) => (
            <Gift
              key={gift.id}
              name={name}
              value={gift.euros}
              defaultChecked={gift.id === 'week'}
              onChange={() => setEuros(gift.euros)}
            >
              <b>{t('sample-donation-shelter:amount', { amount: gift.euros })}</b>
              <span>{t(`sample-donation-shelter:gifts.${gift.id}`)}</span>
              <Nights nights={gift.nights} />
            </Gift>
          ))}
        </Gifts>
        <Give>
          <span>{t('sample-donation-shelter:give', { amount: euros })}</span>
        </Give>
        <Walk href="mailto:walks@sietepatas.example">
          <MailIcon size={18} />
          {t('sample-donation-shelter:walk')}
        </Walk>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f3ecf8;
  --_ink: #2e1a47;
  --_rule: #cfc0dc;
  --_action-ink: #ffd089;
`;

const Image = styled(WideImage)`
  aspect-ratio: 360 / 318;
  object-fit: cover;
  object-position: 50% 100%;
  background: #f5a83c;
`;

const Body = styled.div`
  ${column}
  padding: 16px 22px 12px;

  p {
    margin: 10px 0 14px;
    font-size: 16px;
  }
`;

const Gifts = styled.fieldset`
  margin: 0 0 14px;
  border: 2px solid;

  legend {
    ${mixins.visuallyHidden}
  }
`;

const Gift = styled(Radio)`
  display: grid;
  grid-template-columns: 58px 1fr auto;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 12px;

  & + & {
    border-block-start: 1px solid var(--_rule);
  }

  b {
    ${typography.labelLg}
    line-height: 1;
  }

  &:has(:checked) {
    background: #f5a83c;
  }

  /* A plain price list, because nothing can be chosen. */
  @media (scripting: none) {
    input {
      display: none;
    }

    &,
    &:has(:checked) {
      background: none;
      cursor: default;
    }
  }
`;

const Give = styled(SampleAction)`
  min-block-size: 54px;
  border-end-end-radius: 27px;
  border-start-end-radius: 27px;
  font-size: 17px;
`;

const Walk = styled.a`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-block-size: 46px;
  font-weight: 650;
  text-underline-offset: 3px;
`;
