import { PhoneIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { CallAction, column, Page, PageTitle, titleFont, WideImage } from '../PageParts.tsx';

const PHONE = '+44 7700 900142';

export default function CatPage() {
  const { t } = useTranslation(['template-pages', 'sample-pet-cat']);
  const list = useId();
  const number = PHONE.replaceAll(' ', '');
  const found = encodeURIComponent(t('sample-pet-cat:found'));
  return (
    <Root>
      <Image>
        <WideImage src="/images/halftones/night-cat.webp" width={360} height={400} />
        <svg viewBox="0 0 360 400" aria-hidden="true">
          <path
            fill="#ffe45c"
            d="M120 178c8-22 34-22 44 2-10 18-36 18-44-2zM248 178c-8-22-34-22-44 2 10 18 36 18 44-2zM134 282q50 22 100 0l3 13q-53 24-106 0z"
          />
          <path fill="#1b0f38" d="M142 162q7 17 0 31-7-14 0-31zM226 162q7 17 0 31-7-14 0-31z" />
          <path
            fill="none"
            stroke="#cbbcf6"
            strokeWidth="2"
            d="M156 224q-36-10-72-2m72 8q-36 2-66 18m122-24q36-10 72-2m-72 8q36 2 66 18"
          />
          <circle cx="184" cy="306" r="12" fill="#ffe45c" />
        </svg>
      </Image>
      <Body>
        <Name>{t('template-pages:petCat.name')}</Name>
        <Lead>{t('sample-pet-cat:lead')}</Lead>
        <When id={list}>{t('sample-pet-cat:list')}</When>
        <Reasons role="list" aria-labelledby={list}>
          <li>{t('sample-pet-cat:limps')}</li>
          <li>{t('sample-pet-cat:shut')}</li>
          <li>{t('sample-pet-cat:rails')}</li>
        </Reasons>
        <Call href={`tel:${number}`}>
          <PhoneIcon size={22} />
          {t('sample-pet-cat:call')}
          <span>{PHONE}</span>
        </Call>
        <Shed href={`sms:${number}?body=${found}`}>{t('sample-pet-cat:shed')}</Shed>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #1b0f38;
  --_ink: #e9e1ff;
  --_rule: #54457c;
  --_action: #ffe45c;
`;

/* The dark of the image continues as the background of the page. */
const Image = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Body = styled.div`
  position: relative;
  ${column}
  margin-block-start: -62px;
  padding: 0 22px 20px;
`;

const Name = styled(PageTitle)`
  ${titleFont('min(76px, 21vw)', 0.85)}
  letter-spacing: -0.05em;
  color: #cbbcf6;
`;

const Lead = styled.div`
  margin-block: 12px 16px;
  font-size: 16px;
`;

const When = styled.div`
  padding-block-end: 7px;
  border-block-end: 2px solid;
  ${typography.label}
`;

const Reasons = styled.ul`
  ${mixins.listReset}
  margin-block-end: 16px;

  & > li {
    padding-block: 7px;
    border-block-end: 1px solid var(--_rule);
  }
`;

const Call = styled(CallAction)`
  margin-block-start: auto;
  border-radius: 29px;
`;

const Shed = styled.a`
  display: grid;
  place-items: center;
  min-block-size: 46px;
  margin-block-start: 6px;
  font-weight: 600;
  text-underline-offset: 4px;
`;
