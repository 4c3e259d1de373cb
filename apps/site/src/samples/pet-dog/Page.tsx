import { MapPinIcon, MessageSquareIcon, PhoneIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  CallAction,
  Fact,
  Facts,
  Page,
  PageTitle,
  titleFont,
  underlineOnHover,
  WideImage,
} from '../PageParts.tsx';
import { LocateIcon } from '../PageIcons.tsx';

export default function DogPage() {
  const { t } = useTranslation(['sample-pet-dog']);
  const number = t('sample-pet-dog:dog.phone').replaceAll(' ', '');
  const found = t('sample-pet-dog:dog.found');
  return (
    <Root>
      <Image src="/images/pages/milo.svg" width={360} height={290} />
      <Lost>
        <MapPinIcon size={16} />
        {t('sample-pet-dog:dog.lost')}
      </Lost>
      <Body>
        <Title>{t('sample-pet-dog:dog.title')}</Title>
        <Lead>{t('sample-pet-dog:dog.lead')}</Lead>
        <CallAction href={`tel:${number}`}>
          <PhoneIcon size={22} />
          {t('sample-pet-dog:dog.call')}
          <span>{t('sample-pet-dog:dog.phone')}</span>
        </CallAction>
        <More>
          <a href={`sms:${number}?body=${encodeURIComponent(found)}`}>
            <LocateIcon />
            {t('sample-pet-dog:dog.location')}
          </a>
          <a href={`sms:${number}`}>
            <MessageSquareIcon size={20} />
            {t('sample-pet-dog:dog.text')}
          </a>
        </More>
        <Notes>
          <Fact name={t('sample-pet-dog:dog.medication')}>
            {t('sample-pet-dog:dog.medicationValue')}
          </Fact>
          <Fact name={t('sample-pet-dog:dog.allergy')}>{t('sample-pet-dog:dog.allergyValue')}</Fact>
          <Fact name={t('sample-pet-dog:dog.vet')}>
            <a href="tel:+33199000012">{t('sample-pet-dog:dog.vetValue')}</a>
          </Fact>
        </Notes>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #faf9f6;
  --_ink: #15140f;
  --_second: #4c4a42;
  --_rule: #cbc8bc;
  --_action: #ff4b1f;
  --_action-ink: #15140f;
`;

const Image = styled(WideImage)`
  background: #f1c75b;
`;

const Lost = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 43px;
  padding: 8px 22px;
  font-weight: 550;
  color: #f1c75b;
  background: #15140f;

  svg {
    flex: none;
  }
`;

const Body = styled.div`
  padding: 18px 22px 20px;
`;

const Title = styled(PageTitle)`
  ${titleFont('41px', 1)}

  /* One line, so that the whole page fits in a phone. */
  &:lang(fr) {
    font-stretch: 100%;
    font-size: 34px;
  }
`;

const Lead = styled.div`
  margin-block: 8px 16px;
  font-size: 15.5px;
  line-height: 1.4;
  color: var(--_second);
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 8px 15px;

  a {
    display: flex;
    flex: 1 0 auto;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-block-size: 46px;
    padding-inline: 8px;
    border: 1.5px solid;
    font-weight: 600;
    text-decoration: none;
  }

  ${underlineOnHover}
`;

const Notes = styled(Facts)`
  display: grid;
  grid-template-columns: minmax(76px, auto) 1fr;
  column-gap: 18px;
  border-block-start: 1px solid var(--_rule);

  & > div {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
  }

  & > div:last-child {
    border-block-end: 0;
  }

  dt {
    font-weight: 650;
  }
`;
