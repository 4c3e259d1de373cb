import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { calendarHref } from '../calendar-file.ts';
import { font, FootAction, Page, PageImage, PageTitle } from '../PageParts.tsx';

const NAME = 'Drum Street';

const LATER_DAYS = ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export default function WeekdayPage() {
  const { t } = useTranslation(['sample-coupon-weekday']);
  const calendar = calendarHref({
    id: 'drum-street-tuesday',
    title: t('sample-coupon-weekday:event'),
    location: `${NAME} 31, Leeds`,
    start: '20270105T180000',
    end: '20270105T200000',
    repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=12',
  });
  return (
    <Root>
      <Head>
        <b translate="no">{NAME}</b>
        <span>{t('sample-coupon-weekday:kind')}</span>
      </Head>
      <Struck aria-hidden="true">
        <s>{t('sample-coupon-weekday:days.monday')}</s>
      </Struck>
      <PageTitle
        size="min(67px, 18.6vw)"
        lineHeight={0.95}
        longSize="min(76px, 21vw)"
        margin="2px 8px"
      >
        <span>{t('sample-coupon-weekday:days.tuesday')}</span>
        <Offer>{t('sample-coupon-weekday:offer')}</Offer>
      </PageTitle>
      <Struck aria-hidden="true">
        {LATER_DAYS.map((day) => (
          <s key={day}>{t(`sample-coupon-weekday:days.${day}`)}</s>
        ))}
      </Struck>
      <Ticket>
        <PageImage
          src="/images/pages/weekday-code.svg"
          width={116}
          height={116}
          alt={t('sample-coupon-weekday:code')}
        />
        <div>
          {t('sample-coupon-weekday:show')}
          <Word>{t('sample-coupon-weekday:word')}</Word>
          {t('sample-coupon-weekday:terms')}
        </div>
      </Ticket>
      <Save href={calendar} download="drum-street.ics">
        {t('sample-coupon-weekday:save')}
      </Save>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #1532b0;
  --_ink: #fff;
  --_struck: #9fb2ff;
  padding-block: 56px 24px;
`;

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: 24px;

  b {
    ${font('wordmark', '20px')}
  }
`;

const Struck = styled.div`
  color: var(--_struck);

  s {
    display: block;
    ${font('h2', 'min(32px, 8.9vw)', 1.06)}
    text-decoration-thickness: 2px;
  }
`;

const Offer = styled.span`
  ${font('h3', '25px', 1.1)}
  margin-block: 4px;
`;

const Ticket = styled.div`
  display: flex;
  gap: 18px;
  align-items: center;
  margin-block: 22px 10px;
  padding: 18px;
  color: var(--_ground);
  background: #fff;

  img {
    flex: none;
  }
`;

const Word = styled.div`
  margin-block: 4px 8px;
  ${font('labelLg', '29px', 1)}
`;

const Save = styled(FootAction)`
  border: 2px solid #fff;
  border-radius: 27px;
`;
