// Lucide's icons. Its package is needed to build the kit only: dist has the shapes of each icon in use.
import * as lucide from 'lucide';
import { LineIcon, type IconProps } from './base.js';

export const ActivityIcon = (props: IconProps) => <LineIcon shapes={lucide.Activity} {...props} />;
export const ArrowDownIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ArrowDown} {...props} />
);
export const ArrowLeftIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ArrowLeft} data-points="" {...props} />
);
export const ArrowRightIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ArrowRight} data-points="" {...props} />
);
export const ArrowUpIcon = (props: IconProps) => <LineIcon shapes={lucide.ArrowUp} {...props} />;
export const ArrowUpRightIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ArrowUpRight} data-points="" {...props} />
);
export const AtSignIcon = (props: IconProps) => <LineIcon shapes={lucide.AtSign} {...props} />;
export const BlocksIcon = (props: IconProps) => <LineIcon shapes={lucide.Blocks} {...props} />;
export const BookOpenIcon = (props: IconProps) => <LineIcon shapes={lucide.BookOpen} {...props} />;
export const BoxesIcon = (props: IconProps) => <LineIcon shapes={lucide.Boxes} {...props} />;
export const CalendarClockIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.CalendarClock} {...props} />
);
export const CameraIcon = (props: IconProps) => <LineIcon shapes={lucide.Camera} {...props} />;
export const CheckIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.Check} strokeWidth={2.25} {...props} />
);
export const ChevronDownIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ChevronDown} {...props} />
);
export const ChevronsUpDownIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ChevronsUpDown} {...props} />
);
export const CircleAlertIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.CircleAlert} {...props} />
);
// Version 1.65 of `lucide` has another drawing; these are the shapes of 1.70.
export const CircleHelpIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5" />
    <path d="M12 17h.01" />
  </LineIcon>
);
export const ClapperboardIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.Clapperboard} {...props} />
);
export const ContactIcon = (props: IconProps) => <LineIcon shapes={lucide.Contact} {...props} />;
export const EllipsisIcon = (props: IconProps) => <LineIcon shapes={lucide.Ellipsis} {...props} />;
export const EyeIcon = (props: IconProps) => <LineIcon shapes={lucide.Eye} {...props} />;
export const EyeOffIcon = (props: IconProps) => <LineIcon shapes={lucide.EyeOff} {...props} />;
export const FileTextIcon = (props: IconProps) => <LineIcon shapes={lucide.FileText} {...props} />;
export const GlobeIcon = (props: IconProps) => <LineIcon shapes={lucide.Globe} {...props} />;
export const ImageIcon = (props: IconProps) => <LineIcon shapes={lucide.Image} {...props} />;
export const ImagesIcon = (props: IconProps) => <LineIcon shapes={lucide.Images} {...props} />;
export const InfoIcon = (props: IconProps) => <LineIcon shapes={lucide.Info} {...props} />;
export const KeyRoundIcon = (props: IconProps) => <LineIcon shapes={lucide.KeyRound} {...props} />;
export const LayoutTemplateIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.LayoutTemplate} {...props} />
);
export const LinkIcon = (props: IconProps) => <LineIcon shapes={lucide.Link} {...props} />;
export const ListIcon = (props: IconProps) => <LineIcon shapes={lucide.List} {...props} />;
export const ListMusicIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.ListMusic} {...props} />
);
export const MailIcon = (props: IconProps) => <LineIcon shapes={lucide.Mail} {...props} />;
export const MapPinIcon = (props: IconProps) => <LineIcon shapes={lucide.MapPin} {...props} />;
export const MenuIcon = (props: IconProps) => <LineIcon shapes={lucide.Menu} {...props} />;
export const MessageSquareIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.MessageSquare} {...props} />
);
export const MinusIcon = (props: IconProps) => <LineIcon shapes={lucide.Minus} {...props} />;
export const PackageIcon = (props: IconProps) => <LineIcon shapes={lucide.Package} {...props} />;
export const PaletteIcon = (props: IconProps) => <LineIcon shapes={lucide.Palette} {...props} />;
export const PauseIcon = (props: IconProps) => <LineIcon shapes={lucide.Pause} {...props} />;
export const PawPrintIcon = (props: IconProps) => <LineIcon shapes={lucide.PawPrint} {...props} />;
export const PenToolIcon = (props: IconProps) => <LineIcon shapes={lucide.PenTool} {...props} />;
export const PencilIcon = (props: IconProps) => <LineIcon shapes={lucide.Pencil} {...props} />;
export const PhoneIcon = (props: IconProps) => <LineIcon shapes={lucide.Phone} {...props} />;
export const PlayIcon = (props: IconProps) => <LineIcon shapes={lucide.Play} {...props} />;
export const PlusIcon = (props: IconProps) => <LineIcon shapes={lucide.Plus} {...props} />;
export const QrCodeIcon = (props: IconProps) => <LineIcon shapes={lucide.QrCode} {...props} />;
// Version 1.65 of `lucide` has another drawing; these are the shapes of 1.70.
export const RouteIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15" />
    <circle cx="18" cy="19" r="3" />
    <circle cx="6" cy="5" r="3" />
  </LineIcon>
);
export const RulerIcon = (props: IconProps) => <LineIcon shapes={lucide.Ruler} {...props} />;
export const ScissorsIcon = (props: IconProps) => <LineIcon shapes={lucide.Scissors} {...props} />;
export const SmartphoneIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.Smartphone} {...props} />
);
export const SplitIcon = (props: IconProps) => <LineIcon shapes={lucide.Split} {...props} />;
export const StarIcon = (props: IconProps) => <LineIcon shapes={lucide.Star} {...props} />;
export const StoreIcon = (props: IconProps) => <LineIcon shapes={lucide.Store} {...props} />;
export const TagIcon = (props: IconProps) => <LineIcon shapes={lucide.Tag} {...props} />;
export const TicketIcon = (props: IconProps) => <LineIcon shapes={lucide.Ticket} {...props} />;
export const TriangleAlertIcon = (props: IconProps) => (
  <LineIcon shapes={lucide.TriangleAlert} {...props} />
);
export const UserPlusIcon = (props: IconProps) => <LineIcon shapes={lucide.UserPlus} {...props} />;
export const XIcon = (props: IconProps) => <LineIcon shapes={lucide.X} {...props} />;
