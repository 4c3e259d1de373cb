import { Beam, PhoneScreenshot } from '@waypage/ui';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { PHONE_START, THING_MIDDLE } from './preview-objects.ts';

/** Container of the whole drawing; its `cqb` unit is the height of the menu. */
export const Scene = styled.div`
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

export const Thing = styled(PrintedObject)`
  position: absolute;
  inset-block-start: ${BEAM_HEIGHT};
  inset-inline-start: ${THING_MIDDLE}px;
  block-size: auto;
  filter: ${vars.shadow.object};
  ${placements}
`;

export const Line = styled(Beam)`
  inset-block-start: ${BEAM_HEIGHT};
`;

export const Phone = styled(PhoneScreenshot)`
  position: absolute;
  /* Cuts off the bottom of the phone. */
  inset-block-start: max(38px, 100cqb - 1.91 * var(--_width));
  inset-inline-start: ${PHONE_START}px;
  max-inline-size: none;
  /* Grows with the menu, up to the space next to the phone's start. */
  --_width: clamp(222px, 41cqb, 252px);
`;

export const Url = styled.p`
  max-inline-size: 280px;
  margin: 0;
  padding: ${vars.space[4]};
  ${typography.h3}
  overflow-wrap: anywhere;
`;

export const Tag = styled.p`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 34px;
  margin: 0;
  ${typography.label}
  color: ${vars.color.ink2};
`;
