import { BRAND } from '@waypage/content';
import { RESOURCE_PAGES } from '@waypage/content/menus';
import { DisclosureGroup, VisuallyHidden } from '@waypage/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HiddenAddition, NewTabNote } from '#components/hidden-addition/HiddenAddition.tsx';
import { Icon } from '#components/icon/Icon.tsx';
import { useLinks } from '#services/useLinks.ts';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { SiteLink } from '#components/site-link/SiteLink.tsx';
import { LanguageMenu } from '#features/language/LanguageMenu.tsx';
import {
  Base,
  Brand,
  Columns,
  Imprint,
  Inner,
  LargeLogo,
  Root,
  Social,
  Tagline,
  Title,
} from './Footer.styles.ts';
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
  const { t } = useTranslation(['footer', 'header', 'menus']);
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
    <Root data-surface="night">
      <Inner>
        <Brand>
          <Link to="/">
            <LargeLogo label={BRAND.name} translate="no" />
            <HiddenAddition>{t('header:home')}</HiddenAddition>
          </Link>
          <Tagline>
            <span>{t('footer:tagline.first')} </span>
            <span>{t('footer:tagline.second')}</span>
          </Tagline>
        </Brand>
        <Columns>
          <Column title={t('footer:site')}>
            {SITE_LINKS.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to}>{t(label)}</SiteLink>
              </li>
            ))}
          </Column>
          <Column title={t('menus:groups.siteResources')}>
            {RESOURCE_PAGES.map(
              ({ id, name, target }) =>
                target.kind === 'site' && (
                  <li key={id}>
                    <SiteLink to={target.path}>{t(name)}</SiteLink>
                  </li>
                ),
            )}
          </Column>
          <Column title={t('footer:storefronts')}>
            {stores.map(
              ({ href, label }) =>
                href && (
                  <li key={href}>
                    <ExternalLink href={href}>{label}</ExternalLink>
                  </li>
                ),
            )}
          </Column>
          <Column title={t('footer:legal')}>
            {legal.map((document) => (
              <li key={document.href}>
                <ExternalLink href={document.href}>{document.label}</ExternalLink>
              </li>
            ))}
          </Column>
        </Columns>
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
                      <VisuallyHidden>{t('footer:social', { network: name })}</VisuallyHidden>
                      <NewTabNote />
                    </a>
                  </li>
                ),
            )}
          </Social>
          <DisclosureGroup name="site-menu">
            <LanguageMenu placement="footer" />
          </DisclosureGroup>
        </Base>
      </Inner>
      <PrintersBar />
    </Root>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ul role="list">{children}</ul>
    </nav>
  );
}

// Five greys, the signal colour, five stocks and the mist. Print colours, so the same in both themes.
const SWATCHES =
  '#faf9f6 #cbc8bc #96938a #67645a #34322a #ff4b1f #f1c75b #f2a893 #a9d1bf #b4c8e6 #cdb08a #d9e2e4'.split(
    ' ',
  );

const stops = SWATCHES.map(
  (colour, index) => `${colour} calc(100% / 12 * ${index}) calc(100% / 12 * ${index + 1})`,
).join(', ');

const PrintersBar = styled.div`
  block-size: 14px;
  background: linear-gradient(to right, ${stops});
  forced-color-adjust: none;
`;
