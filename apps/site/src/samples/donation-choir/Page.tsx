import { MinusIcon, PlusIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { calendarHref } from '../calendar-file.ts';
import { font, needsScripts, Page, PageTitle, SampleAction, WideImage } from '../PageParts.tsx';

/** Size of the drawing in its units, and the center (`x`, `y`) of the circles of the rows. */
export const RISERS = { width: 360, height: 226, x: 180, y: 330 } as const;

const ROWS = [
  { radius: 150, singers: 7 },
  { radius: 195, singers: 9 },
  { radius: 240, singers: 11 },
  { radius: 285, singers: 13 },
] as const;

const ANGLE = (66 * Math.PI) / 180;

const tenth = (value: number) => Math.round(value * 10) / 10;

export const SEATS = ROWS.flatMap(({ radius, singers }) =>
  Array.from({ length: singers }, (_, index) => {
    const angle = ANGLE * (index / (singers - 1) - 0.5);
    return {
      x: tenth(RISERS.x + radius * Math.sin(angle)),
      y: tenth(RISERS.y - radius * Math.cos(angle)),
    };
  }),
);

export const FUNDED_COUNT = 29;

const SEAT_POUNDS = 45;

export function chooseAnother(chosen: number, by: 1 | -1): number {
  return Math.min(SEATS.length - FUNDED_COUNT, Math.max(1, chosen + by));
}

/** Each place on the risers has a note, including those that the visitor gives. */
export default function ChoirPage() {
  const { t } = useTranslation(['sample-donation-choir']);
  const [chosen, setChosen] = useState(1);
  const calendar = calendarHref({
    id: 'lantern-street-june',
    title: t('sample-donation-choir:event'),
    location: 'Lantern Street Hall, Bristol',
    start: '20270613T170000',
    end: '20270613T183000',
  });
  return (
    <Root>
      <Name translate="no">Lantern Street Choir</Name>
      <PageTitle
        size="min(44px, 12.2vw)"
        lineHeight={0.94}
        longSize="min(38px, 10.5vw)"
        margin="8px 2px"
      >
        {t('sample-donation-choir:title')}
      </PageTitle>
      <Choir>
        <WideImage src="/images/pages/choir.svg" width={RISERS.width} height={RISERS.height} />
        <svg viewBox={`0 0 ${RISERS.width} ${RISERS.height}`} aria-hidden="true">
          {SEATS.slice(FUNDED_COUNT, FUNDED_COUNT + chosen).map(({ x, y }) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <ellipse rx={8.4} ry={6.6} transform="rotate(-22)" />
              <path d="M5.4-2v-26h3v26z" />
            </g>
          ))}
        </svg>
      </Choir>
      <Count>
        <b>{FUNDED_COUNT}</b>
        <span>{t('sample-donation-choir:given', { all: SEATS.length })}</span>
      </Count>
      <p>{t('sample-donation-choir:lead', { pounds: SEAT_POUNDS })}</p>
      <Stepper>
        <button
          type="button"
          aria-label={t('sample-donation-choir:fewer')}
          aria-disabled={chooseAnother(chosen, -1) === chosen}
          onClick={() => setChosen((before) => chooseAnother(before, -1))}
        >
          <MinusIcon size={22} />
        </button>
        <div role="status">
          <b>{chosen}</b> <span>{t('sample-donation-choir:places', { count: chosen })}</span>
        </div>
        <button
          type="button"
          aria-label={t('sample-donation-choir:more')}
          aria-disabled={chooseAnother(chosen, 1) === chosen}
          onClick={() => setChosen((before) => chooseAnother(before, 1))}
        >
          <PlusIcon size={22} />
        </button>
      </Stepper>
      <Give>
        <span>{t('sample-donation-choir:give', { pounds: chosen * SEAT_POUNDS })}</span>
      </Give>
      <Concert href={calendar} download="lantern-street-choir.ics">
        <span>
          <b>{t('sample-donation-choir:concert')}</b>
          {t('sample-donation-choir:when')}
        </span>
        <u>{t('sample-donation-choir:save')}</u>
      </Concert>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #f4ec8f;
  --_ink: #2a1f63;
  --_rule: #bdb061;
  --_chosen: #d8331f;
  padding-block: 56px 16px;

  p {
    margin: 8px 0 12px;
    font-size: 16px;
  }
`;

const Name = styled.div`
  ${typography.labelLg}
`;

const Choir = styled.div`
  position: relative;
  margin-inline: -22px;

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: var(--_chosen);
  }
`;

const Count = styled.div`
  display: flex;
  gap: 10px;
  align-items: end;
  margin-block-start: -22px;
  font-weight: 650;
  line-height: 1.2;
  text-wrap: balance;
  font-size: 16px;

  b {
    ${font('numeral', 'min(76px, 20vw)')}
  }
`;

const Stepper = styled.div`
  display: grid;
  grid-template-columns: 52px 1fr 52px;
  align-items: center;
  min-block-size: 52px;
  margin-block-end: 8px;
  border: 2px solid;
  text-align: center;

  ${needsScripts}

  b {
    color: inherit;
  }

  button {
    ${mixins.buttonReset}
    display: grid;
    place-items: center;
    min-block-size: 48px;
  }

  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  div {
    font-weight: 650;
    font-size: 17px;
  }
`;

const Give = styled(SampleAction)`
  min-block-size: 54px;
  border-end-end-radius: 0;
  font-size: 17px;
`;

const Concert = styled.a`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-block-size: 52px;
  margin-block-start: 10px;
  text-decoration: none;

  b {
    display: block;
  }

  u {
    font-weight: 650;
    text-underline-offset: 3px;
  }
`;
