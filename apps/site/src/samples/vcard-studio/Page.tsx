import { MailIcon, MapPinIcon, PhoneIcon, UserPlusIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { contactLink, mapLink } from '../links.ts';
import { Action, column, Page, PageImage, PageTitle, underlineOnHover } from '../PageParts.tsx';

export default function StudioPage() {
  const { t } = useTranslation(['sample-vcard-studio']);
  return (
    <Root>
      <Head>
        <PageTitle size="min(57px, 15.8vw)" lineHeight={0.88} tracking="-0.045em" margin="0 10px">
          <span>{t('sample-vcard-studio:name.first')} </span>
          <span>{t('sample-vcard-studio:name.second')}</span>
        </PageTitle>
        <div>{t('sample-vcard-studio:role')}</div>
      </Head>
      <Panel>
        <PageImage src="/images/pages/tiles.svg" width={360} height={360} />
        <a href="tel:+33465710026">
          <PhoneIcon size={24} />
          {t('sample-vcard-studio:call')}
        </a>
        <a href="mailto:mira@tavares.example">
          <MailIcon size={24} />
          {t('sample-vcard-studio:write')}
        </a>
        <a {...mapLink(43.2925, 5.3835)}>
          <MapPinIcon size={24} />
          {t('sample-vcard-studio:visit')}
        </a>
      </Panel>
      <Foot>
        <p>{t('sample-vcard-studio:hours')}</p>
        <Action {...contactLink('mira-tavares')}>
          <UserPlusIcon size={20} />
          {t('sample-vcard-studio:save')}
        </Action>
      </Foot>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f6f1e6;
  --_ink: #142a6e;
  --_action: #1d3fa8;
`;

const Head = styled.div`
  padding: 50px 22px 18px;
  font-size: 17px;
`;

/* The joints cross the image, so that tiles and buttons form one panel. */
const Panel = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  aspect-ratio: 1;

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: solid var(--_ground);
    border-width: 3px 0;
    background:
      linear-gradient(var(--_ground) 0 0) 33.4% 0 / 3px 100% no-repeat,
      linear-gradient(var(--_ground) 0 0) 66.6% 0 / 3px 100% no-repeat,
      linear-gradient(var(--_ground) 0 0) 0 33.4% / 100% 3px no-repeat,
      linear-gradient(var(--_ground) 0 0) 0 66.6% / 100% 3px no-repeat;
    pointer-events: none;
  }

  a {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: 16px 14px 14px;
    font-weight: 650;
    font-size: 17px;
    color: #142a6e;
    background: #e9b44a;
    text-decoration: none;
  }

  a:nth-of-type(1) {
    grid-area: 1 / 3;
  }

  a:nth-of-type(2) {
    grid-area: 2 / 2;
  }

  a:nth-of-type(3) {
    grid-area: 3 / 1;
  }

  ${underlineOnHover}

  a:focus-visible {
    outline-offset: -8px;
  }
`;

const Foot = styled.div`
  ${column}
  padding: 14px 22px 24px;

  p {
    margin: 0 0 14px;
    font-size: 16px;
  }

  a {
    min-block-size: 54px;
    margin-block-start: auto;
    border-radius: 0;
    font-size: 17px;
  }
`;
