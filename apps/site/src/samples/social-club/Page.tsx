import type { MessageKey } from '@waypage/content/messages';
import { CalendarClockIcon, VisuallyHidden } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { calendarHref, type CalendarEntry } from '../calendar-file.ts';
import { column, footAction, fullWidth, Page } from '../Page.styles.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SampleAction } from '../SampleAction.tsx';
import { mapLink } from '../map-link.ts';

const PLACE = 'Calle de la Luna 3, Valencia';

type Night = Pick<CalendarEntry, 'id' | 'start' | 'end' | 'repeat'> &
  Readonly<Record<'short' | 'title' | 'more', MessageKey<'sample-social-club'>>>;

const NIGHTS: readonly Night[] = [
  {
    id: 'cometa-thursday',
    start: '20260108T210000',
    end: '20260109T000000',
    repeat: 'FREQ=WEEKLY;BYDAY=TH',
    short: 'sample-social-club:thursday.short',
    title: 'sample-social-club:thursday.title',
    more: 'sample-social-club:thursday.more',
  },
  {
    id: 'cometa-friday',
    start: '20260109T220000',
    end: '20260110T030000',
    repeat: 'FREQ=WEEKLY;BYDAY=FR',
    short: 'sample-social-club:friday.short',
    title: 'sample-social-club:friday.title',
    more: 'sample-social-club:friday.more',
  },
  {
    id: 'cometa-saturday',
    start: '20260110T220000',
    end: '20260111T040000',
    repeat: 'FREQ=WEEKLY;BYDAY=SA',
    short: 'sample-social-club:saturday.short',
    title: 'sample-social-club:saturday.title',
    more: 'sample-social-club:saturday.more',
  },
];

export default function ClubPage() {
  const { t } = useTranslation(['sample-social-club']);
  return (
    <Root>
      <Comet src="/images/pages/comet.svg" width={360} height={270} alt="" decoding="async" />
      <Body>
        <Title>{t('sample-social-club:name')}</Title>
        <Where {...mapLink(39.4759, -0.379)} translate="no">
          {PLACE}
        </Where>
        <Nights role="list">
          {NIGHTS.map(({ short, title, more, ...event }) => (
            <li key={event.id}>
              <Day>{t(short)}</Day>
              <div>
                <b>{t(title)}</b>
                {t(more)}
              </div>
              <a
                href={calendarHref({
                  ...event,
                  title: t('sample-social-club:event', { night: t(title) }),
                  place: PLACE,
                })}
                download={`${event.id}.ics`}
              >
                <CalendarClockIcon size={22} />
                <VisuallyHidden>{t('sample-social-club:save', { night: t(title) })}</VisuallyHidden>
              </a>
            </li>
          ))}
        </Nights>
        <List>{t('sample-social-club:list')}</List>
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
  --_action-ink: #1d0f2e;
`;

const Comet = styled.img`
  flex: none;
  ${fullWidth}
`;

const Body = styled.div`
  ${column}
  padding: 10px 20px 24px;
`;

const Title = styled(PageTitle)`
  ${typography.h2}
  font-size: min(60px, 16.6vw);
  line-height: 0.86;
  letter-spacing: -0.05em;
`;

const Where = styled.a`
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
  ${typography.figure}
  font-size: 38px;
  color: #ff7d5f;
`;

const List = styled(SampleAction)`
  ${footAction}
  border-radius: 0;
`;
