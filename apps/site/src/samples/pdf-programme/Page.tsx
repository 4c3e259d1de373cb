import { formatTime } from '@waypage/content';
import { CalendarClockIcon } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { calendarHref } from '../calendar-file.ts';
import { Action, font, outlined, Page, PageTitle, titleFont } from '../PageParts.tsx';
import { CONCERTS } from './concerts.ts';

export default function ProgrammePage() {
  const { t, locale } = useTranslation(['template-pages', 'sample-pdf-programme']);
  const day = calendarHref({
    id: 'small-sounds',
    title: t('template-pages:pdfProgramme.name'),
    location: t('sample-pdf-programme:place'),
    start: '20270515T100000',
    end: '20270515T223000',
  });
  return (
    <Root>
      <Title>{t('template-pages:pdfProgramme.name')}</Title>
      <Address>
        <b>{t('sample-pdf-programme:day')}</b>
        {t('sample-pdf-programme:place')}
      </Address>
      <Concerts role="list">
        {CONCERTS.map(({ id, time, title }) => (
          <li key={id}>
            <Time>{formatTime(time, locale)}</Time>
            <span>
              <b>{t(title)}</b>
              {t(`sample-pdf-programme:${id}By`)}
            </span>
          </li>
        ))}
      </Concerts>
      <Open
        href={`/images/documents/small-sounds-${locale}.pdf`}
        hrefLang={locale}
        type="application/pdf"
      >
        {t('sample-pdf-programme:open')}
        <span>{t('sample-pdf-programme:pages')}</span>
      </Open>
      <Calendar href={day} download="small-sounds.ics">
        <CalendarClockIcon size={20} />
        {t('sample-pdf-programme:calendar')}
      </Calendar>
      <Doors>{t('sample-pdf-programme:doors')}</Doors>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #e6ef5f;
  --_ink: #15170a;
  padding-block: 52px 18px;
`;

const Title = styled(PageTitle)`
  inline-size: min-content;
  max-inline-size: 100%;
  ${titleFont('min(70px, 19.4vw)', 0.84)}
  letter-spacing: -0.05em;

  &:lang(es) {
    font-size: min(64px, 17.7vw);
    font-stretch: 112%;
  }

  &:lang(fr) {
    font-size: min(56px, 15.5vw);
    font-stretch: 112%;
  }
`;

const Address = styled.div`
  margin-block: 14px 12px;
  font-size: 16px;

  b {
    display: block;
    font-weight: 650;
  }
`;

const Concerts = styled.ul`
  ${mixins.listReset}
  margin-block-end: 14px;
  border-block-start: 3px solid;

  & > li {
    display: flex;
    gap: 16px;
    align-items: center;
    padding-block: 8px;
    border-block-end: 1px solid;
    line-height: 1.25;
  }

  b {
    display: block;
    font-weight: 700;
    font-size: 17px;
  }
`;

const Time = styled.span`
  flex: none;
  inline-size: 84px;
  ${font('figure', '40px')}

  /* 10 h 30 */
  &:lang(fr) {
    font-size: 32px;
  }
`;

const Open = styled(Action)`
  flex-wrap: wrap;
  gap: 0 10px;
  justify-content: space-between;
  min-block-size: 58px;
  margin-block-start: auto;
  border-radius: 0;
  font-size: 17px;

  span {
    font-weight: 450;
    font-size: 15px;
  }
`;

const Calendar = styled(Action)`
  ${outlined}
  margin-block-start: 8px;
  border-radius: 0;
`;

const Doors = styled.div`
  margin-block-start: 12px;
  text-align: center;
`;
