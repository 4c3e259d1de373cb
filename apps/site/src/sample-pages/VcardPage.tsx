import { MailIcon, MapPinIcon, MessageSquareIcon, PhoneIcon, UserPlusIcon } from '@waypage/ui';
import { typography } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Action, Facts, Page } from './Page.styles.ts';

const PORTRAITS = {
  black: '/images/halftones/portrait-night.webp',
  white: '/images/halftones/portrait-day.webp',
} as const;

/** The contact card of a sample person, in its black and its white version. */
export function VcardPage({ look }: { readonly look: keyof typeof PORTRAITS }) {
  const { t } = useTranslation(['sample-pages']);
  return (
    <Root data-look={look}>
      <Portrait
        src={PORTRAITS[look]}
        width={360}
        height={312}
        alt=""
        decoding="async"
        loading="lazy"
      />
      <Body>
        <Name>
          <span>{t('sample-pages:vcard.name.first')} </span>
          <span>{t('sample-pages:vcard.name.second')}</span>
        </Name>
        <Role>
          {t('sample-pages:vcard.role')}, {t('sample-pages:vcard.studio')}
        </Role>
        <Actions>
          <span>
            <PhoneIcon size={20} />
            {t('sample-pages:vcard.call')}
          </span>
          <span>
            <MessageSquareIcon size={20} />
            {t('sample-pages:vcard.text')}
          </span>
          <span>
            <MailIcon size={20} />
            {t('sample-pages:vcard.email')}
          </span>
          <span>
            <MapPinIcon size={20} />
            {t('sample-pages:vcard.visit')}
          </span>
        </Actions>
        <Facts>
          <div>
            <dt>{t('sample-pages:vcard.mobile')}</dt>
            <dd>+34 600 555 014</dd>
          </div>
          <div>
            <dt>{t('sample-pages:vcard.email')}</dt>
            <dd>nadia@studionorte.example</dd>
          </div>
          <div>
            <dt>{t('sample-pages:vcard.studioLabel')}</dt>
            <dd>Calle del Pez 11, Madrid</dd>
          </div>
        </Facts>
        <Save>
          <UserPlusIcon size={20} />
          {t('sample-pages:vcard.save')}
        </Save>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  &[data-look='black'] {
    --_ground: #0b0b0a;
    --_ink: #f4f2eb;
    --_second: #bab7ac;
    --_rule: #3a3932;
    --_action: #f4f2eb;
    --_action-ink: #15140f;
  }

  &[data-look='white'] {
    --_ground: #faf9f6;
    --_ink: #15140f;
    --_second: #4c4a42;
    --_rule: #cbc8bc;
    --_action: #15140f;
    --_action-ink: #faf9f6;
  }
`;

const Portrait = styled.img`
  flex: none;
  inline-size: 360px;
  block-size: 312px;
  max-inline-size: none;

  [data-look='white'] > & {
    block-size: 260px;
    object-fit: cover;
    object-position: 50% 0;
    background: #f1c75b;
  }
`;

const Body = styled.div`
  padding-inline: 22px;

  [data-look='black'] > & {
    margin-block-start: -26px;
  }

  [data-look='white'] > & {
    padding-block-start: 22px;
  }

  dt {
    inline-size: 62px;
    color: var(--_second);
  }
`;

const Name = styled.div`
  ${typography.display}
  font-size: 58px;
  line-height: 0.86;

  & > span {
    display: block;
  }

  [data-look='white'] & {
    font-size: 46px;
  }
`;

const Role = styled.div`
  margin-block: 12px 14px;
  font-size: 17px;
  color: var(--_second);
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin-block-end: 10px;
  border: 1px solid var(--_rule);

  & > span {
    display: grid;
    gap: 6px;
    place-items: center;
    padding-block: 13px 9px;
  }

  & > span + span {
    border-inline-start: 1px solid var(--_rule);
  }
`;

const Save = styled(Action)`
  margin-block-start: 14px;
`;
