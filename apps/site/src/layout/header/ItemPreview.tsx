import type { MenuItem } from '@waypage/content/menus';
import { findSample, screenshotId } from '@waypage/content/samples';
import { Brackets, MenuPreview } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { objectOf } from '#components/printed-object/find-object.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { links, shortUrlPrefix } from '#services/links.ts';
import { Url, Line, Phone, Scene, Tag, Thing } from './ItemPreview.styles.ts';

/** The sample next to a menu, with two lines about an item. Its images are decorative. */
export function ItemPreview({ item }: { readonly item: MenuItem }) {
  const { t } = useTranslation(['menus']);
  const locale = useLocale();
  const sample = item.preview && findSample(item.preview.sampleId);
  if (!item.preview || !sample) return null;
  const object = objectOf(sample.id);
  return (
    <MenuPreview
      description={
        <>
          <strong>{t(item.name)}</strong> {t(item.preview.text)}
        </>
      }
    >
      <Scene>
        <Thing object={object} alt="" data-object={object.id} />
        <Line size="s" />
        <Phone
          src={
            sample.isPageless ? undefined : links.pageScreenshot(screenshotId(sample.id, locale))
          }
          alt=""
          fallback={
            <Brackets>
              <Url translate="no">
                {shortUrlPrefix}
                <wbr />
                {sample.path}
              </Url>
            </Brackets>
          }
        />
        <Tag>{t('menus:samplePage')}</Tag>
      </Scene>
    </MenuPreview>
  );
}
