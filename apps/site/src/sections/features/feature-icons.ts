import type { IconName } from '@waypage/content';
import {
  ActivityIcon,
  AtSignIcon,
  BlocksIcon,
  CalendarClockIcon,
  KeyRoundIcon,
  PaletteIcon,
  PencilIcon,
  SplitIcon,
  type IconProps,
} from '@waypage/ui';
import type { ComponentType } from 'react';

/** The icons of the features by name: not all of the kit's, so that no other is carried along. */
export const featureIcons: Readonly<Partial<Record<IconName, ComponentType<IconProps>>>> = {
  activity: ActivityIcon,
  'at-sign': AtSignIcon,
  blocks: BlocksIcon,
  'calendar-clock': CalendarClockIcon,
  'key-round': KeyRoundIcon,
  palette: PaletteIcon,
  pencil: PencilIcon,
  split: SplitIcon,
};
