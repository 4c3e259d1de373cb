import { PhoneIcon, UserPlusIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { contactLink, mapLink } from '../links.ts';
import { Action, font, Page, PageTitle, underlineOnHover } from '../PageParts.tsx';

export default function ClinicPage() {
  const { t } = useTranslation(['sample-vcard-clinic']);
  return (
    <Root>
      <Chart>
        <Name>
          <Line data-size="1">{t('sample-vcard-clinic:name.first')} </Line>
          <Line data-size="2">{t('sample-vcard-clinic:name.second')}</Line>
        </Name>
        <Line data-size="3">{t('sample-vcard-clinic:role')}</Line>
        <Line data-size="4">{t('sample-vcard-clinic:clinic')}</Line>
        <Line data-size="5">{t('sample-vcard-clinic:hours')}</Line>
        <Line data-size="6">
          <a {...mapLink(43.4915, -1.475)}>{t('sample-vcard-clinic:address')}</a>
        </Line>
        <Line data-size="6">
          <a href="mailto:solberg@iturri.example">solberg@iturri.example</a>
        </Line>
      </Chart>
      <Note>{t('sample-vcard-clinic:note')}</Note>
      <Halves>
        <Action href="tel:+33536490017">
          <PhoneIcon size={22} />
          {t('sample-vcard-clinic:call')}
        </Action>
        <Action {...contactLink('iva-solberg')}>
          <UserPlusIcon size={22} />
          {t('sample-vcard-clinic:save')}
        </Action>
      </Halves>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #fff;
  --_ink: #111;
  --_rule: #d4d4d4;
  padding-block-start: 44px;
`;

const Chart = styled.div`
  counter-reset: line;
  padding-inline: 22px;
`;

const Name = styled(PageTitle)`
  font: inherit;
`;

const Line = styled.span`
  display: flex;
  gap: 12px;
  align-items: end;
  justify-content: space-between;
  counter-increment: line;
  border-block-end: 1px solid var(--_rule);
  padding-block: 10px;
  overflow-wrap: anywhere;

  &::after {
    content: counter(line) / '';
    flex: none;
    ${font('label', '17px')}
    color: #b3122b;
  }

  &[data-size='1'] {
    padding-block: 0 14px;
    ${font('h2', 'min(182px, 50vw)', 0.78)}
    letter-spacing: -0.05em;
  }

  &[data-size='2'] {
    padding-block: 14px 12px;
    ${font('h2', 'min(66px, 18.3vw)', 0.86)}
    letter-spacing: -0.045em;
  }

  &[data-size='3'] {
    ${font('h2', 'min(38px, 10.5vw)', 1)}

    &:not(:lang(en)) {
      font-stretch: 108%;
    }
  }

  &[data-size='4'] {
    ${font('h3', '23px')}
  }

  &[data-size='5'] {
    font-weight: 600;
    font-size: 18px;
  }

  a {
    flex: 1;
    margin-block: -10px;
    padding-block: 10px;
    text-decoration: none;
  }

  ${underlineOnHover}
`;

const Note = styled.p`
  margin: 16px 22px 20px;
  text-wrap: balance;
`;

/* The red and green fields of a duochrome test, behind the last letters. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  margin-block-start: auto;

  a {
    flex-direction: column;
    align-items: start;
    justify-content: space-between;
    min-block-size: 112px;
    padding: 16px 22px 20px;
    border-radius: 0;
    font-size: 17px;
    line-height: 1.15;
    background: #b3122b;
    text-align: start;
  }

  a + a {
    padding-inline-start: 18px;
    background: #00694a;
  }

  a:focus-visible {
    outline-color: #fff;
    outline-offset: -8px;
  }
`;
