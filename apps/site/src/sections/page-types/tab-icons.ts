import type { PageTypeId } from '@waypage/content/page-types';
import {
  BookOpenIcon,
  BoxesIcon,
  ClapperboardIcon,
  ContactIcon,
  FileTextIcon,
  GlobeIcon,
  ImagesIcon,
  LinkIcon,
  ListMusicIcon,
  PawPrintIcon,
  StarIcon,
  StoreIcon,
  TagIcon,
  TicketIcon,
  type IconProps,
} from '@waypage/ui';
import type { ComponentType } from 'react';

/** The icon of each type (art direction, section 6). */
export const TAB_ICONS: Readonly<Record<PageTypeId, ComponentType<IconProps>>> = {
  'vcard-plus': ContactIcon,
  'short-url': GlobeIcon,
  'google-review': StarIcon,
  business: StoreIcon,
  'link-in-bio': LinkIcon,
  gallery: ImagesIcon,
  pdf: FileTextIcon,
  'pet-id': PawPrintIcon,
  catalog: BookOpenIcon,
  'smart-label': TagIcon,
  inventory: BoxesIcon,
  coupon: TicketIcon,
  video: ClapperboardIcon,
  audio: ListMusicIcon,
};
