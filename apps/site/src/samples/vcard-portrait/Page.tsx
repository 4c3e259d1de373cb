import { UserPlusIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { contactLink, mapLink } from '../links.ts';
import {
  Action,
  column,
  Fact,
  Facts,
  Page,
  PageTitle,
  titleFont,
  WideImage,
} from '../PageParts.tsx';

const PHONE = '+33 6 39 98 01 21';
const MAIL = 'aitor@leiza.example';

/** The guide's jacket in the image continues as the background of the text. */
export default function PortraitPage() {
  const { t } = useTranslation(['sample-vcard-portrait']);
  return (
    <Root>
      <Portrait>
        <Name>
          <span>{t('sample-vcard-portrait:name.first')} </span>
          <span>{t('sample-vcard-portrait:name.second')}</span>
        </Name>
        <WideImage src="/images/halftones/pyrenees.webp" width={360} height={430} />
        <WideImage src="/images/pages/guide.svg" width={360} height={350} />
      </Portrait>
      <Jacket>
        <Role>{t('sample-vcard-portrait:role')}</Role>
        <Rows>
          <Fact name={t('sample-vcard-portrait:call')}>
            <a href={`tel:${PHONE.replaceAll(' ', '')}`}>{PHONE}</a>
          </Fact>
          <Fact name={t('sample-vcard-portrait:write')}>
            <a href={`mailto:${MAIL}`}>{MAIL}</a>
          </Fact>
          <Fact name={t('sample-vcard-portrait:meet')}>
            <a {...mapLink(42.7353, -0.0105)} translate="no">
              2 place de la Mairie, Gavarnie
            </a>
          </Fact>
        </Rows>
        <Action {...contactLink('aitor-leiza')}>
          <UserPlusIcon size={20} />
          {t('sample-vcard-portrait:save')}
        </Action>
      </Jacket>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #7cc6c0;
  --_ink: #0a2c33;
  --_action: #f27a5e;
  --_action-ink: #0a2c33;
`;

const Portrait = styled.div`
  position: relative;
  flex: none;
  aspect-ratio: 360 / 500;

  img {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
  }
`;

const Name = styled(PageTitle)`
  position: absolute;
  inset-block-start: 45px;
  inset-inline: 22px;
  z-index: 1;
  ${titleFont('min(58px, 16.1vw)', 0.86)}
  letter-spacing: -0.045em;
`;

/* Forms one block with the jacket in the image, without a seam at fractional pixels. */
const Jacket = styled.div`
  position: relative;
  ${column}
  margin-block-start: -1px;
  padding: 2px 22px 22px;
  color: #f3eedf;
  background: #0a2c33;

  --_focus: #f3eedf;
  --_rule: #35565b;
`;

const Role = styled.div`
  margin-block-end: 8px;
  font-weight: 650;
  font-size: 17px;
`;

const Rows = styled(Facts)`
  margin-block: 0 auto;
  border-block-start: 1px solid var(--_rule);

  dt {
    flex: none;
    min-inline-size: 72px;
    color: #7cc6c0;
  }

  dd {
    flex: 1;
  }

  & + a {
    margin-block-start: 16px;
  }
`;
