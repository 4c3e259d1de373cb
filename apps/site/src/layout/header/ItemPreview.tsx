import type { MenuItem } from '@waypage/content/menus';
import { findSample, screenshotId } from '@waypage/content/samples';
import { Beam, Brackets, MenuPreview, PhoneScreenshot } from '@waypage/ui';
import { typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { objectOf, objectsWith } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { links, shortUrlPrefix } from '#services/links.ts';

/** The sample next to a menu, with two lines about an item. Its images are decorative. */
export function ItemPreview({ item }: { readonly item: MenuItem }) {
  const { t, locale } = useTranslation(['menus']);
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
        <SampleObject object={object} alt="" data-object={object.id} />
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

export const PHONE_START = 192;

/** Horizontal center of the object, from the start of the preview, in CSS pixels. */
export const OBJECT_CENTER = 106;

/** Container of the whole drawing; its `cqb` unit is the height of the menu. */
const Scene = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
`;

/** Ends behind the phone at any height of the menu. */
const BEAM_HEIGHT = 'max(245px, 100% - 370px)';

const placements = objectsWith('menu')
  .map(
    ([{ id }, { beam, tilt, width }]) =>
      `&[data-object='${id}']{inline-size:${width}px;translate:-50% -${beam}%;rotate:${tilt}deg}` +
      `&[data-object='${id}']:dir(rtl){translate:50% -${beam}%}`,
  )
  .join('');

const SampleObject = styled(PrintedObject)`
  position: absolute;
  inset-block-start: ${BEAM_HEIGHT};
  inset-inline-start: ${OBJECT_CENTER}px;
  block-size: auto;
  filter: ${vars.shadow.object};
  ${placements}
`;

const Line = styled(Beam)`
  inset-block-start: ${BEAM_HEIGHT};
`;

const Phone = styled(PhoneScreenshot)`
  position: absolute;
  /* Cuts off the bottom of the phone. */
  inset-block-start: max(38px, 100cqb - 1.91 * var(--_width));
  inset-inline-start: ${PHONE_START}px;
  max-inline-size: none;
  /* Grows with the menu, up to the space next to the phone's start. */
  --_width: clamp(222px, 41cqb, 252px);
`;

const Url = styled.p`
  max-inline-size: 280px;
  padding: ${vars.space[4]};
  ${typography.h3}
  overflow-wrap: anywhere;
`;

const Tag = styled.p`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 34px;
  ${typography.label}
  color: ${vars.color.ink2};
`;
