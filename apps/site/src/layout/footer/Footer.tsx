import { BRAND } from '@waypage/content';
import { RESOURCE_PAGES } from '@waypage/content/menus';
import { DisclosureGroup, SiteFooterGroup, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { Icon } from '#components/icon/Icon.tsx';
import { useLinks } from '#services/useLinks.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { LanguageMenu } from '#features/language/LanguageMenu.tsx';
import { Base, HomeLink, Imprint, LargeLogo, Root, Social, Tagline } from './Footer.styles.ts';

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
