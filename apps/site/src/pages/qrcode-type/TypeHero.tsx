import { ArrowRightIcon, Beam, Brackets, Heading, QrCode, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';
import { sampleUrl, samplePath } from '#features/sample-preview/sample-path.ts';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { hosts, shortUrlPrefix } from '#services/hosts.ts';
import { withoutScheme } from '#services/clean-text.ts';
import {
  Actions,
  Url,
  Caption,
  Crumbs,
  Frame,
  Label,
  Lead,
  Phone,
  Root,
  Stage,
  Words,
} from './TypeHero.styles.ts';
import type { TypeView } from './view-type.ts';

export function TypeHero({ view }: { readonly view: TypeView }) {
  const { pageType, messages, sample, object } = view;
  const { t } = useTranslation([
    'qrcode-type',
    messages.namespace,
    'page-types',
    'create',
    ...SAMPLE_NAMESPACES,
  ]);
  const locale = useLocale();
  const title = t(pageType.title);
  const address = shortUrlPrefix + sample.path;
  const opens = sampleUrl(hosts.marketingHost, sample, locale);
  return (
    <Root>
      <Words>
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
          <Actions>
            <NewTabButton variant="solid" size="l" href={newPageLike(sample, locale)}>
              {t(pageType.create)}
            </NewTabButton>
            {!sample.isPageless && (
              <TextLink iconEnd={<ArrowRightIcon size={18} />} href={samplePath(sample, locale)}>
                {t('qrcode-type:seePage')}
              </TextLink>
            )}
          </Actions>
        </div>
      </Words>
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
