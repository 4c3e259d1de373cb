import { CalendarClockIcon, VisuallyHidden } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { calendarHref } from '../calendar-file.ts';
import { Body, font, FootSampleAction, Page, PageTitle, WideImage } from '../PageParts.tsx';
import { mapLink } from '../links.ts';

const ADDRESS = 'Calle de la Luna 3, Valencia';

const NIGHTS = [
  { id: 'thursday', start: '20260108T210000', end: '20260109T000000', repeat: 'TH' },
  { id: 'friday', start: '20260109T220000', end: '20260110T030000', repeat: 'FR' },
  { id: 'saturday', start: '20260110T220000', end: '20260111T040000', repeat: 'SA' },
] as const;

export default function ClubPage() {
  const { t } = useTranslation(['sample-social-club']);
  return (
    <Root>
      <WideImage src="/images/pages/comet.svg" width={360} height={270} />
      <Body>
        <PageTitle size="min(60px, 16.6vw)" lineHeight={0.86} tracking="-0.05em">
          {t('sample-social-club:name')}
        </PageTitle>
        <Address {...mapLink(39.4759, -0.379)} translate="no">
          {ADDRESS}
        </Address>
        <Nights role="list">
          {NIGHTS.map(({ id, start, end, repeat }) => {
            const night = t(`sample-social-club:${id}.title`);
            const calendar = calendarHref({
              id: `cometa-${id}`,
              title: t('sample-social-club:event', { night }),
              location: ADDRESS,
              start,
              end,
              repeat: `FREQ=WEEKLY;BYDAY=${repeat}`,
            });
            return (
              <li key={id}>
                <Day>{t(`sample-social-club:${id}.short`)}</Day>
                <div>
                  <b>{night}</b>
                  {t(`sample-social-club:${id}.more`)}
                </div>
                <a href={calendar} download={`cometa-${id}.ics`}>
                  <CalendarClockIcon size={22} />
                  <VisuallyHidden>{t('sample-social-club:save', { night })}</VisuallyHidden>
                </a>
              </li>
            );
          })}
        </Nights>
        <FootSampleAction>{t('sample-social-club:list')}</FootSampleAction>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #1d0f2e;
  --_ink: #f9efdc;
  --_second: #c9bccf;
  --_rule: #4b3a60;
  --_action: #ffb340;
  --_corner: 0;
  --_body: 10px 20px 24px;
`;

const Address = styled.a`
  display: grid;
  align-items: center;
  min-block-size: 44px;
  color: var(--_second);
  text-underline-offset: 3px;
`;

const Nights = styled.ul`
  ${mixins.listReset}
  margin-block-end: 18px;

  li {
    display: grid;
    grid-template-columns: 58px 1fr 44px;
    gap: 10px;
    align-items: center;
    min-block-size: 68px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_rule);
    line-height: 1.25;
    color: var(--_second);
  }

  b {
    display: block;
    font-weight: 650;
    font-size: 17px;
    color: var(--_ink);
  }

  a {
    display: grid;
    place-items: center;
    block-size: 44px;
    color: #ffb340;
  }
`;

const Day = styled.span`
  ${font('figure', '38px')}
  color: #ff7d5f;
`;
