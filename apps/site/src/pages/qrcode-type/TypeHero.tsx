import { ArrowRightIcon, Beam, Brackets, Heading, QrCode, TextLink } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { newPageLike } from '#features/sample-preview/new-page-like.ts';
import { samplePath, sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { hosts } from '#services/hosts.ts';
import { shortUrlPrefix } from '#services/links.ts';
import { withoutScheme } from '#services/clean-text.ts';
import type { TypeView } from './view-type.ts';
import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

export function TypeHero({ view }: { readonly view: TypeView }) {
  const { pageType, messages, sample, object } = view;
  const { t, locale } = useTranslation([
    'qrcode-type',
    messages.namespace,
    'page-types',
    'create',
    ...SAMPLE_NAMESPACES,
  ]);
  const title = t(pageType.title);
  const address = shortUrlPrefix + sample.path;
  const opens = sampleUrl(hosts.marketingHost, sample, locale);
  return (
    <Root>
      <Content>
        <Crumbs aria-label={t('qrcode-type:breadcrumb')}>
          <ol role="list">
            <li>
              <Link to="/qrcode-types">{t('qrcode-type:types')}</Link>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </Crumbs>
        <div>
          <Heading level={1} variant="displayType">
            {title}
          </Heading>
          <Lead>{t(messages.lead)}</Lead>
          <WrapRow $gap="20px 24px">
            <NewTabButton variant="solid" size="l" href={newPageLike(sample, locale)}>
              {t(pageType.create)}
            </NewTabButton>
            {!sample.isPageless && (
              <TextLink iconEnd={<ArrowRightIcon size={18} />} href={samplePath(sample, locale)}>
                {t('qrcode-type:seePage')}
              </TextLink>
            )}
          </WrapRow>
        </div>
      </Content>
      <Stage data-surface={object.stock}>
        <Beam />
        <Frame>
          <Brackets>
            <Label href={opens} target="_blank" rel="noopener">
              <QrCode
                value={opens}
                quietZone={0}
                ground={false}
                label={t('qrcode-type:code', { address: withoutScheme(opens) })}
              />
              <NewTabNote />
            </Label>
          </Brackets>
        </Frame>
        <Caption>
          {t('qrcode-type:scanOrTap')}
          <Url>
            {t(pageType.isPageless ? 'qrcode-type:sampleLink' : 'qrcode-type:sampleAddress', {
              address,
            })}
          </Url>
        </Caption>
        <Phone>
          <SamplePhone sample={sample.id} alt={t(sample.picture)} loading="eager" />
        </Phone>
      </Stage>
    </Root>
  );
}

const unit = (value: number) => `calc(${value} * var(--_unit))`;

const CONTENT_MAX = '609px';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media ${media.lg} {
    grid-template-columns:
      calc(max(0px, (100% - ${tokens.layout.wrapMax}) / 2) + min(42.3%, ${CONTENT_MAX}))
      minmax(0, 1fr);
    min-block-size: min(640px, 62vw);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: clamp(40px, 9vw, 72px);
  justify-content: space-between;
  padding-block: clamp(24px, 2.6vw, 38px) clamp(36px, 4vw, 56px);
  padding-inline: ${vars.space.gutter} 20px;

  h1 {
    text-wrap: wrap;
  }
  @media ${media.lg} {
    inline-size: min(100%, ${CONTENT_MAX});
    margin-inline-start: auto;

    h1 {
      font-size: min(6.25rem, 6.4vw / ${textZoom});
    }
    h1:not(:lang(en)) {
      font-size: min(4.75rem, 5.2vw / ${textZoom});
    }
  }
  @media ${media.xl} {
    h1 {
      font-size: min(6.25rem, 6.94vw / ${textZoom});
    }
  }
  @media ${media.belowSm} {
    h1:not(:lang(en)) {
      font-size: min(clamp(2.5rem, 12.6vw / ${textZoom}, 3.5rem), 14vw / ${textZoom});
    }
  }
`;

const Crumbs = styled.nav`
  ${typography.labelLg}

  & > ol {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
  }
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  & li + li::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border: solid;
    border-width: 1.75px 1.75px 0 0;
    rotate: 45deg;
  }
  & a {
    padding-block: 10px;
    text-decoration: none;
    ${mixins.focusRing}
  }
  @media ${media.hover} {
    & a:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 5px;
    }
  }
`;

const Lead = styled.p`
  max-inline-size: 25em;
  margin-block: 22px 32px;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

/* Drawn for 831 × 640 px, with the phone cropped at the bottom; under 640 px, for 390 × 440 px. */
const Stage = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  color: ${vars.color.ink};

  &[data-surface='mist'] {
    background: ${vars.color.mist};
  }
  ${mixins.stockGrounds}

  /* An element's own container units refer to its ancestors; only its children can query its size. */
  & > * {
    --_unit: calc(100cqi / 390);
  }
  &::after {
    content: '';
    grid-area: 1 / 1;
    block-size: calc(100cqi / 390 * 440);
  }
  & > :first-child {
    z-index: ${vars.z.beam};
    inset-block-start: ${unit(250)};
  }

  @media ${media.sm} {
    & > * {
      --_unit: min(1px, 100cqi / 831);
    }
    &::after {
      block-size: calc(min(1px, 100cqi / 831) * 640);
    }
    & > :first-child {
      inset-block-start: ${unit(475)};
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

const Frame = styled.div`
  position: absolute;
  z-index: ${vars.z.object};
  inset-block-start: ${unit(70)};
  inset-inline-start: ${unit(26)};
  inline-size: ${unit(142)};

  & > * {
    --_offset: 10px;
  }
  @media ${media.sm} {
    inset-block-start: ${unit(104)};
    inset-inline-start: ${unit(64)};
    inline-size: ${unit(340)};

    & > * {
      --_offset: 18px;
    }
  }
`;

/* A print has the light theme's colors in both themes. */
const Label = styled.a`
  display: block;
  padding: 13.5%;
  border-end-end-radius: ${vars.radius.roundL};
  color: ${vars.stock.onStock};
  background: ${tokens.color.light.sheet};
  filter: ${vars.shadow.paper};
  forced-color-adjust: none;
  ${mixins.focusRing}

  @media ${media.belowSm} {
    border-end-end-radius: 24px;
  }
`;

const Caption = styled.p`
  grid-area: 1 / 1;
  align-self: start;
  inline-size: ${unit(156)};
  margin-block: ${unit(270)} 12px;
  margin-inline-start: ${unit(26)};
  ${typography.tagline}
  font-size: 1.1875rem;
  line-height: 1.1;
  text-wrap: balance;

  @media ${media.sm} {
    inline-size: ${unit(372)};
    margin-block-start: ${unit(480)};
    margin-inline-start: ${unit(64)};
    font-size: clamp(1.1875rem, 1.8vw, 1.5625rem);
  }
  /* Enlarged text is below the phone. */
  @container (max-width: 16rem) {
    inline-size: auto;
    margin-block-start: ${unit(416)};
    margin-inline: ${vars.space.gutter};
  }
`;

const Url = styled.span`
  display: block;
  margin-block-start: 8px;
  ${typography.label}
  font-size: 1rem;
  line-height: 1.15;
  color: ${vars.color.ink2};
`;

const Phone = styled.div`
  --_width: ${unit(186)};
  position: absolute;
  z-index: ${vars.z.phone};
  inset-block-start: ${unit(28)};
  inset-inline-start: ${unit(194)};

  @media ${media.sm} {
    --_width: ${unit(300)};
    inset-block-start: ${unit(64)};
    inset-inline-start: ${unit(459)};
  }
`;
