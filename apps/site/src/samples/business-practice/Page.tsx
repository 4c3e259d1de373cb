import { ArrowLeftIcon, ArrowRightIcon, PhoneIcon } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Fact, font, FootAction, Page, PageTitle } from '../PageParts.tsx';

/** In hours of the day. */
type Span = readonly [from: number, to: number];

const FULL_DAY: readonly Span[] = [
  [8, 13],
  [14.5, 18],
];

export const OPENING = [
  { day: 'monday', spans: FULL_DAY },
  { day: 'tuesday', spans: FULL_DAY },
  { day: 'wednesday', spans: [[8, 13]] },
  { day: 'thursday', spans: [[8, 20]] },
  { day: 'friday', spans: [[8, 13]] },
] as const satisfies readonly { readonly day: string; readonly spans: readonly Span[] }[];

const DAY: Span = [8, 20];

/** Returns opening hours as an SVG path of bars, in a view box of 100 × 10 that covers 8:00 to 20:00. */
export function toBars(spans: readonly Span[]): string {
  const [start, end] = DAY;
  const scale = 100 / (end - start);
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return spans
    .map(
      ([from, to]) =>
        `M${round((from - start) * scale)} 0h${round((to - from) * scale)}v10h-${round((to - from) * scale)}z`,
    )
    .join('');
}

const DOORS = [
  { id: 'family', direction: 'left' },
  { id: 'children', direction: 'left' },
  { id: 'blood', direction: 'right' },
  { id: 'movement', direction: 'up' },
] as const;

export default function PracticePage() {
  const { t } = useTranslation(['sample-business-practice']);
  return (
    <Root>
      <PageTitle size="min(47px, 13vw)" lineHeight={0.94} tracking="-0.04em">
        {t('sample-business-practice:title')}
      </PageTitle>
      <p>{t('sample-business-practice:lead')}</p>
      <Doors>
        {DOORS.map(({ id, direction }) => (
          <li key={id}>
            <span>
              <b>{t(`sample-business-practice:doors.${id}.name`)}</b>
              {t(`sample-business-practice:doors.${id}.way`)}
            </span>
            <Arrow data-way={direction}>
              {direction === 'left' ? <ArrowLeftIcon size={30} /> : <ArrowRightIcon size={30} />}
            </Arrow>
          </li>
        ))}
      </Doors>
      <Week>
        {OPENING.map(({ day, spans }) => (
          <Fact key={day} name={t(`sample-business-practice:week.${day}.name`)}>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path fill="var(--_rule)" d="M0 0h100v10H0z" />
              <path d={toBars(spans)} />
            </svg>
            {t(`sample-business-practice:week.${day}.hours`)}
          </Fact>
        ))}
      </Week>
      <FootAction href="tel:+442079460112">
        <PhoneIcon size={20} />
        {t('sample-business-practice:call')}
      </FootAction>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 20px;
  --_ground: #fbe3cb;
  --_ink: #0b4650;
  --_rule: #e6cdb4;
  padding-block: 46px 22px;

  p {
    margin: 8px 0 14px;
    font-size: 16px;
  }
`;

const Doors = styled.ol`
  ${mixins.listReset}
  counter-reset: door;
  display: grid;
  gap: 6px;

  li {
    display: flex;
    gap: 14px;
    align-items: center;
    counter-increment: door;
    padding-inline-end: 14px;
    color: #fbe3cb;
    background: #0b4650;
  }

  li::before {
    content: counter(door) / '';
    flex: none;
    align-self: stretch;
    display: grid;
    place-items: center;
    inline-size: 56px;
    min-block-size: 77px;
    ${font('numeral', '62px', 1)}
    color: #0b4650;
    background: #f2994a;
  }

  li > span:first-of-type {
    padding-block: 8px;
  }

  b {
    display: block;
    ${font('h3', '20px')}
  }
`;

const Arrow = styled.span`
  display: grid;
  flex: none;
  margin-inline-start: auto;

  &[data-way='up'] {
    rotate: -90deg;
  }
`;

const Week = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 9px 12px;
  margin: 18px 0;
  font-size: 16px;

  & > div,
  dd {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }

  dt {
    font-weight: 650;
  }

  dd {
    grid-column: 2 / -1;
  }

  svg {
    inline-size: 100%;
    block-size: 14px;
    fill: currentcolor;
  }
`;
