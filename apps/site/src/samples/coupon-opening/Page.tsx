import { MapPinIcon } from '@waypage/ui';
import { typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { calendarHref } from '../calendar-file.ts';
import {
  Action,
  column,
  font,
  Page,
  PageImage,
  PageTitle,
  titleFont,
  WideImage,
} from '../PageParts.tsx';
import { mapLink } from '../links.ts';

const STREET = 'Via dei Tigli 12';

export default function OpeningPage() {
  const { t } = useTranslation(['sample-coupon-opening']);
  const calendar = calendarHref({
    id: 'pomelia-opening',
    title: t('sample-coupon-opening:event'),
    location: `${STREET}, Trieste`,
    start: '20270508T120000',
    end: '20270508T200000',
  });
  return (
    <Root>
      <Fascia translate="no">Pomelia</Fascia>
      <WideImage src="/images/pages/awning.svg" width={360} height={67} />
      <Window>
        <div>
          <Kicker>{t('sample-coupon-opening:kicker')}</Kicker>
          <Title>{t('sample-coupon-opening:offer')}</Title>
          <p>{t('sample-coupon-opening:lead')}</p>
        </div>
        <PageImage src="/images/pages/ice-cream.svg" width={132} height={262} />
      </Window>
      <Door>
        <Day>
          <Weekday>{t('sample-coupon-opening:weekday')}</Weekday>
          <Figure>8</Figure>
          <Weekday>{t('sample-coupon-opening:month')}</Weekday>
        </Day>
        <Show>
          <PageImage
            src="/images/pages/opening-code.svg"
            width={116}
            height={116}
            alt={t('sample-coupon-opening:code')}
          />
        </Show>
      </Door>
      <Foot>
        <Save href={calendar} download="pomelia.ics">
          {t('sample-coupon-opening:save')}
        </Save>
        <MapLink {...mapLink(45.6495, 13.7768)}>
          <MapPinIcon size={20} />
          <span translate="no">{STREET}</span>
        </MapLink>
        <Terms>{t('sample-coupon-opening:terms')}</Terms>
      </Foot>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #bfe6d6;
  --_ink: #4d0a26;
  --_light: #fff6ea;
  --_action: #9c1147;
  --_action-ink: #fff6ea;
`;

const Fascia = styled.div`
  padding: 56px 22px 14px;
  ${font('wordmark', '33px')}
  color: var(--_light);
  background: var(--_action);
  text-align: center;
`;

const Window = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
  min-block-size: 236px;
  padding-inline: 22px 14px;

  p {
    margin: 12px 0 16px;
    font-size: 16px;
  }

  & > div {
    padding-block-start: 16px;
  }

  img {
    flex: none;
    align-self: end;
    inline-size: min(120px, 33vw);
    block-size: auto;
    margin-block: 6px 10px;
  }
`;

const Kicker = styled.div`
  ${typography.label}
`;

const Title = styled(PageTitle)`
  margin-block-start: 12px;
  ${titleFont('min(43px, 11.9vw)', 0.94)}

  &:lang(en) {
    max-inline-size: 166px;
  }

  &:not(:lang(en)) {
    font-size: min(34px, 9.4vw);
  }
`;

const Door = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  margin-inline: 22px;
  background: var(--_light);
`;

const Day = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: center;
  justify-content: center;
  padding: 12px 6px;
  border-inline-end: 2px dashed var(--_ground);
`;

const Weekday = styled.div`
  ${typography.label}
  text-align: center;
`;

const Figure = styled.div`
  ${font('numeral', '84px')}
  color: var(--_action);
`;

const Show = styled.div`
  padding: 18px;
`;

const Foot = styled.div`
  ${column}
  padding: 14px 22px 22px;
`;

const Save = styled(Action)`
  min-block-size: 54px;
  border-end-end-radius: 0;
  font-size: 17px;
`;

const MapLink = styled.a`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  font-weight: 650;
  text-underline-offset: 3px;
`;

const Terms = styled.div`
  margin-block-start: auto;
  text-align: center;
`;
