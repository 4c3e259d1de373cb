import { media } from '@waypage/ui/theme';
import { useMediaQuery } from '../../useMediaQuery.ts';

export interface Preview {
  readonly path: string;
  /** The path belongs to somebody else, so its code must not be shown. */
  readonly isTaken: boolean;
}

/**
 * The one place where this viewport shows the code of the typed path: beside the button, in the empty phone, or on the
 * stage. Mounting the invisible ones would be most of the work of the first keystroke.
 */
export function usePreviewPlace() {
  const isTablet = useMediaQuery(media.sm, false);
  const isDesktop = useMediaQuery(media.lg, false);
  if (isDesktop) return 'stage';
  return isTablet ? 'phone' : 'slot';
}
