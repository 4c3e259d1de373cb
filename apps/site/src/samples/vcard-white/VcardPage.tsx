import { MailIcon, MapPinIcon, MessageSquareIcon, PhoneIcon, UserPlusIcon } from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { contactLink, mapLink } from '../links.ts';
import { Action, Fact, Facts, font, Page, PageTitle, WideImage } from '../PageParts.tsx';

const PORTRAITS = {
  black: '/images/halftones/portrait-night.webp',
  white: '/images/halftones/portrait-day.webp',
} as const;

const PHONE = 'tel:+447700900014';
const MAIL = 'mailto:nadia@studionorte.example';
const MAP_LINK = mapLink(40.4246, -3.7048);

export function VcardPage({ variant }: { readonly variant: keyof typeof PORTRAITS }) {
  const { t } = useTranslation(['hero-samples']);
  return (
    <Root data-look={variant}>
      <Portrait src={PORTRAITS[variant]} width={360} height={312} loading="lazy" />
      <Body>
        <Name>
          <span>{t('hero-samples:vcard.name.first')} </span>
          <span>{t('hero-samples:vcard.name.second')}</span>
        </Name>
        <Role>
          {t('hero-samples:vcard.role')}, {t('hero-samples:vcard.studio')}
        </Role>
        <Actions>
          <a href={PHONE}>
            <PhoneIcon size={20} />
            {t('hero-samples:vcard.call')}
          </a>
          <a href="sms:+447700900014">
            <MessageSquareIcon size={20} />
            {t('hero-samples:vcard.text')}
          </a>
          <a href={MAIL}>
            <MailIcon size={20} />
            {t('hero-samples:vcard.email')}
          </a>
          <a {...MAP_LINK}>
            <MapPinIcon size={20} />
            {t('hero-samples:vcard.visit')}
          </a>
        </Actions>
        <Facts>
          <Fact name={t('hero-samples:vcard.mobile')}>
            <a href={PHONE}>+44 7700 900014</a>
          </Fact>
          <Fact name={t('hero-samples:vcard.email')}>
            <a href={MAIL}>nadia@studionorte.example</a>
          </Fact>
          <Fact name={t('hero-samples:vcard.studioLabel')}>
            <a {...MAP_LINK} translate="no">
              Calle del Pez 11, Madrid
            </a>
          </Fact>
        </Facts>
        <Save {...contactLink('nadia-okafor')}>
          <UserPlusIcon size={20} />
          {t('hero-samples:vcard.save')}
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
    --_action-ink: #15140f;
  }

  &[data-look='white'] {
    --_ground: #faf9f6;
    --_ink: #15140f;
    --_second: #4c4a42;
    --_rule: #cbc8bc;
  }
`;

const Portrait = styled(WideImage)`
  [data-look='white'] > & {
    aspect-ratio: 360 / 260;
    object-fit: cover;
    object-position: 50% 0;
    background: #f1c75b;
  }
`;

const Body = styled.div`
  padding-inline: 22px;
  padding-block-end: 24px;

  [data-look='black'] > & {
    margin-block-start: -26px;
  }

  [data-look='white'] > & {
    padding-block-start: 22px;
  }

  dt {
    flex: none;
    min-inline-size: 62px;
    color: var(--_second);
  }
`;

const Name = styled(PageTitle)`
  ${font('display', 'calc(58px / var(--_text-zoom, 1))', 0.86)}

  /* Does not depend on the width of the window: a phone in a wide one has to look the same. */
  &:not(:lang(en)) {
    font-stretch: 112%;
  }

  [data-look='white'] & {
    font-size: calc(46px / var(--_text-zoom, 1));
  }
`;

const Role = styled.div`
  margin-block: 12px 14px;
  font-size: calc(17px / var(--_text-zoom, 1));
  color: var(--_second);
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin-block-end: 10px;
  border: 1px solid var(--_rule);

  & > a {
    display: grid;
    gap: 6px;
    place-items: center;
    padding-block: 13px 9px;
    text-decoration: none;
  }

  @media ${media.hover} {
    & > a:hover {
      text-decoration: underline;
    }
  }

  & > a + a {
    border-inline-start: 1px solid var(--_rule);
  }

  @media (max-width: 319.98px) {
    grid-template-columns: 1fr 1fr;

    & > a:nth-child(odd) {
      border-inline-start: 0;
    }

    & > a:nth-child(n + 3) {
      border-block-start: 1px solid var(--_rule);
    }
  }
`;

const Save = styled(Action)`
  margin-block-start: 14px;
`;
