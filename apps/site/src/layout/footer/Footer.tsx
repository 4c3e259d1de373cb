import { BRAND } from '@waypage/content';
import { RESOURCE_PAGES } from '@waypage/content/menus';
import { DisclosureGroup, Logo, SiteFooter, SiteFooterGroup, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { Icon } from '#components/icon/Icon.tsx';
import { useLinks } from '#services/useLinks.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { LanguageMenu } from '#features/language/LanguageMenu.tsx';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const SITE_LINKS = [
  { to: '/s/features', label: 'footer:features' },
  { to: '/s/pricing', label: 'footer:pricing' },
  { to: '/qrcode-types', label: 'footer:qrcodeTypes' },
  { to: '/s/faq', label: 'footer:faq' },
  { to: '/s/contact', label: 'footer:contact' },
] as const;

const SOCIAL = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'twitter', name: 'X' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'youtube', name: 'YouTube' },
] as const;

/** Footer of every page (docs/product.md, section 2, "Footer"). */
export function Footer() {
  const { t } = useTranslation(['footer', 'header', 'menus', 'common']);
  const { makerMarketplace, onlineMarketplace } = BRAND.storefronts;
  const stores = [
    { href: useLinks().shop(), label: t('footer:shop') },
    { href: makerMarketplace, label: t('footer:makerMarketplace') },
    { href: onlineMarketplace, label: t('footer:onlineMarketplace') },
  ];
  const legal = [
    { href: BRAND.legal.terms, label: t('footer:terms') },
    { href: BRAND.legal.privacy, label: t('footer:privacy') },
  ];
  return (
    <Root
      brand={
        <>
          <HomeLink to="/">
            <LargeLogo label={BRAND.name} translate="no" />
            <ScreenReaderText>{t('header:home')}</ScreenReaderText>
          </HomeLink>
          <Tagline>
            <span>{t('footer:tagline.first')} </span>
            <span>{t('footer:tagline.second')}</span>
          </Tagline>
        </>
      }
      legal={
        <Base>
          <Imprint>
            <p>{t('footer:copyright', { year: String(BRAND.copyrightYear) })}</p>
            <p>{t('footer:samplesNote')}</p>
          </Imprint>
          <Social role="list">
            {SOCIAL.map(
              ({ network, name }) =>
                BRAND.social[network] && (
                  <li key={network}>
                    <a href={BRAND.social[network]} target="_blank" rel="noopener">
                      <Icon name={network} size={22} />
                      <VisuallyHidden>
                        {`${t('footer:social', { network: name })} ${t('common:opensInNewTab')}`}
                      </VisuallyHidden>
                    </a>
                  </li>
                ),
            )}
          </Social>
          <DisclosureGroup name="site-menu">
            <LanguageMenu placement="footer" />
          </DisclosureGroup>
        </Base>
      }
    >
      <SiteFooterGroup title={t('footer:site')}>
        {SITE_LINKS.map(({ to, label }) => (
          <SiteLink key={to} to={to}>
            {t(label)}
          </SiteLink>
        ))}
      </SiteFooterGroup>
      <SiteFooterGroup title={t('menus:groups.siteResources')}>
        {RESOURCE_PAGES.map(
          ({ id, name, target }) =>
            target.kind === 'site' && (
              <SiteLink key={id} to={target.path}>
                {t(name)}
              </SiteLink>
            ),
        )}
      </SiteFooterGroup>
      <SiteFooterGroup title={t('footer:storefronts')}>
        {stores.map(
          ({ href, label }) =>
            href && (
              <ExternalLink key={href} href={href}>
                {label}
              </ExternalLink>
            ),
        )}
      </SiteFooterGroup>
      <SiteFooterGroup title={t('footer:legal')}>
        {legal.map(({ href, label }) => (
          <ExternalLink key={href} href={href}>
            {label}
          </ExternalLink>
        ))}
      </SiteFooterGroup>
    </Root>
  );
}

// Five grays, the signal color, five stocks and the mist. Print colors, so the same in both themes.
const SWATCHES =
  '#faf9f6 #cbc8bc #96938a #67645a #34322a #ff4b1f #f1c75b #f2a893 #a9d1bf #b4c8e6 #cdb08a #d9e2e4'.split(
    ' ',
  );

const stops = SWATCHES.map(
  (color, index) => `${color} calc(100% / 12 * ${index}) calc(100% / 12 * ${index + 1})`,
).join(', ');

const Root = styled(SiteFooter)`
  /* A printer's color bar. */
  &::after {
    content: '';
    display: block;
    block-size: 14px;
    background: linear-gradient(to right, ${stops});
    forced-color-adjust: none;
  }

  /* Keeps the arrow at the last word when a name takes two lines. */
  nav a[target] {
    padding-inline-end: 26px;
  }
  nav svg {
    display: inline;
    position: absolute;
    margin: 4px 0 0 10px;
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  min-block-size: 30px;
`;

const LargeLogo = styled(Logo)`
  font-size: min(2rem, 11.5vw / ${textZoom});

  @media ${media.lg} {
    font-size: min(2rem, 3.2vw / ${textZoom});
  }

  & > svg {
    inline-size: 30px;
    block-size: 30px;
  }
`;

const Tagline = styled.p`
  margin-block-start: 28px;
  ${typography.tagline}
  line-height: 1.12;
  color: ${vars.color.ink2};

  & > span {
    display: block;
  }
`;

const Base = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;

  & > details {
    justify-self: end;
  }

  & summary {
    font-weight: 400;
  }

  @media ${media.belowSm} {
    grid-template-columns: 1fr auto;
    row-gap: 4px;

    & > details {
      grid-column: 1 / -1;
      justify-self: start;
    }

    & > details > [data-align] {
      inset-inline: 0 auto;
    }
  }

  @media (max-width: 375.98px) {
    grid-template-columns: 1fr;
  }
`;

const Imprint = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 24px;

  @media ${media.belowLg} {
    display: contents;

    & > p:last-child {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

const Social = styled.ul`
  ${mixins.listReset}
  display: flex;
  color: ${vars.color.ink};

  a {
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
  }

  @media ${media.belowSm} {
    margin-inline-end: -11px;
  }

  @media (max-width: 375.98px) {
    margin-inline: -11px;
  }
`;
